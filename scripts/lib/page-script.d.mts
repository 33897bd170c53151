export const pageScript: (source: string) => Promise<string>
