const isSealed = (value: object): value is { sealed: string; length: string } =>
  'sealed' in value && 'length' in value && Object.keys(value).length === 2

/** A value as it is read: a secret says that it is one, and how long it is. */
export const valueText = (value: unknown): string => {
  if (value === undefined) return 'undefined'
  if (typeof value === 'object' && value !== null && isSealed(value)) return `sealed, ${value.length}`
  return JSON.stringify(value)
}

const isOpened = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isSealed(value) && Object.keys(value).length > 0

/** A value as its innermost parts, by their dotted paths. */
export const partsOf = (value: unknown, path: string): ReadonlyMap<string, string> => {
  if (!isOpened(value)) return new Map([[path, valueText(value)]])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...partsOf(inner, path === '' ? key : `${path}.${key}`)]))
}
