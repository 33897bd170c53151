export const requireNode: () => void
export const ensureInstalled: () => void
export const ensureBuilt: () => void
export const markBuilt: () => void
export const buildInputs: readonly string[]
