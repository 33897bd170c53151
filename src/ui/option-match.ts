/** Finding what was typed inside an option's label, whatever its case and accents. */

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Labels are compared with every key; a list of thousands is made plain once. */
const plainLabels = new Map<string, string>()
const mostLabels = 20_000

function plainLabel(label: string): string {
  const known = plainLabels.get(label)
  if (known !== undefined) return known
  if (plainLabels.size >= mostLabels) plainLabels.clear()
  const made = plain(label)
  plainLabels.set(label, made)
  return made
}

/** Whether the label contains the query; everything contains the empty one. */
export const matchesQuery = (label: string, query: string): boolean => plainLabel(label).includes(plain(query.trim()))

/** Whether both say the same, whatever their case, accents and surrounding space. */
export const isSameText = (one: string, other: string): boolean => plain(one.trim()) === plain(other.trim())

/** The options whose label contains the query: those that begin with it first, then those with a word that does, then the rest. */
export function fittingOptions<Choice extends { readonly label: string }>(
  options: readonly Choice[],
  query: string,
): readonly Choice[] {
  const wanted = plain(query.trim())
  if (wanted === '') return options
  const ranks: [Choice[], Choice[], Choice[]] = [[], [], []]
  for (const option of options) {
    const at = plainLabel(option.label).indexOf(wanted)
    if (at < 0) continue
    const startsWord = !/[\p{L}\p{N}]/u.test(plainLabel(option.label).charAt(at - 1))
    ranks[at === 0 ? 0 : startsWord ? 1 : 2].push(option)
  }
  return ranks.flat()
}

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
