const listOf = (accept: string) =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)

const joined = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** '.pdf,.docx' as 'PDF or DOCX'; types such as 'image/*' are told by their kind. */
export const acceptInWords = (accept: string): string =>
  joined(
    listOf(accept).map((part) =>
      part.startsWith('.')
        ? part.slice(1).toUpperCase()
        : part.replace(/^(\w+)\/\*$/, 'any $1').replace(/^\w+\/([\w.+-]+)$/, '$1'),
    ),
  )

/** Whether a file is of a kind that `accept` names, by its name's ending or its type, as the browser's own chooser decides. */
export function isAccepted(accept: string, file: { readonly name: string; readonly type: string }): boolean {
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  const kinds = listOf(accept)
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.endsWith(kind)
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
    })
  )
}
