/** Finding what was typed inside an option's label, whatever its case and accents. */

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether the label contains the query; everything contains the empty one. */
export const matchesQuery = (label: string, query: string): boolean => plain(label).includes(plain(query.trim()))

/**
 * Cuts a label into the part before the match, the match and the rest, for showing the match.
 * @returns the whole label as `before` when there is no match, or when accents make lengths differ
 */
export function splitByMatch(label: string, query: string): { before: string; match: string; after: string } {
  const wanted = plain(query.trim())
  const text = plain(label)
  const at = wanted === '' || text.length !== label.length ? -1 : text.indexOf(wanted)
  if (at < 0) return { before: label, match: '', after: '' }
  return { before: label.slice(0, at), match: label.slice(at, at + wanted.length), after: label.slice(at + wanted.length) }
}
