/** Two names that a person would take for the same: compared without case and outer space (specification 5). */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en')

/** Whether a new name duplicates an existing one (specification 5). */
export const isDuplicateName = (name: string, existing: readonly string[]): boolean =>
  existing.some((one) => isSameName(one, name))
