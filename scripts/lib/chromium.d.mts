export const findChromium: () => Promise<string | null>
