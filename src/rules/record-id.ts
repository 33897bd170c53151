const localPrefix = 'new:'

/** The id of a record that the server does not know yet. @param key the key of the operation that registers it */
export const localIdOf = (key: string): string => `${localPrefix}${key}`

/** Whether the server does not know the record yet. */
export const isLocalId = (id: string): boolean => id.startsWith(localPrefix)
