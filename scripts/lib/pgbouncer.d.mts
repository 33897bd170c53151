export const findPgbouncer: () => string | null
export const ensurePgbouncer: () => void
