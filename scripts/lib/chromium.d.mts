export const findChromium: () => Promise<string | null>
export const findHeadlessShell: () => string | null
