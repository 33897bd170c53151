import { type AuthorChange, type AuthorParts, authorParts } from '#rules/authors.ts'
import { type RowSort, readRowSort, rowsWithWords, sortRows, writeRowSort } from './rows.ts'

/** What the list's rules read of an author. */
export interface ListedAuthor {
  readonly id: string
  /** As git writes it: `Name <e-mail>`. */
  readonly author: string
  readonly memberId: string | null
  readonly memberName: string | null
  readonly isIgnored: boolean
  readonly lines: number
  /** `YYYY-MM-DD`; null for an author of whom no commit is known. */
  readonly lastCommitOn: string | null
}

/** Columns by which authors can be sorted. */
export const authorSortColumns = ['author', 'member', 'lines', 'last'] as const
export type AuthorSortColumn = (typeof authorSortColumns)[number]

/** What the list of authors shows, as it stands in the address. */
export interface AuthorView {
  readonly search: string
  readonly unassigned: boolean
  readonly showIgnored: boolean
  /** Null is the order of the list: who committed last first. */
  readonly sort: RowSort<AuthorSortColumn>
}

/** What an address says of the list; what it does not say, or says wrongly, is as usual. */
export const readAuthorView = (query: URLSearchParams): AuthorView => ({
  search: query.get('search') ?? '',
  unassigned: query.get('unassigned') === 'true',
  showIgnored: query.get('ignored') === 'true',
  sort: readRowSort(query, authorSortColumns),
})

/** The same as an address's query; what is as usual is left out. */
export const writeAuthorView = ({ search, unassigned, showIgnored, sort }: AuthorView): Readonly<Record<string, string>> => ({
  ...(search.trim() === '' ? {} : { search }),
  ...(unassigned ? { unassigned: 'true' } : {}),
  ...(showIgnored ? { ignored: 'true' } : {}),
  ...writeRowSort(sort),
})

/** What an author was last decided to be. */
interface Decision {
  readonly change: AuthorChange
  readonly authors: readonly { readonly id: string }[]
  readonly member: { readonly id: string; readonly name: string } | null
}

const decided = <A extends ListedAuthor>(author: A, { change, member }: Decision): A => {
  if (change === 'Ignore' || change === 'Unignore') return { ...author, isIgnored: change === 'Ignore' }
  return { ...author, memberId: member?.id ?? null, memberName: member?.name ?? null }
}

/** The authors as they will be: what the server answered last, with what is on its way to it on top. @param decisions in their order */
export const withDecisions = <A extends ListedAuthor>(authors: readonly A[], decisions: readonly Decision[]): readonly A[] => {
  if (decisions.length === 0) return authors
  const byAuthor = new Map<string, Decision[]>()
  for (const decision of decisions)
    for (const { id } of decision.authors) byAuthor.set(id, [...(byAuthor.get(id) ?? []), decision])
  return authors.map((author) => (byAuthor.get(author.id) ?? []).reduce(decided, author))
}

/** The authors the view shows: those in whose text or team member's name every word occurs (decisions B, Authors). */
export const filterAuthors = <A extends ListedAuthor>(
  authors: readonly A[],
  { search, unassigned, showIgnored }: Pick<AuthorView, 'search' | 'unassigned' | 'showIgnored'>,
): readonly A[] => {
  const kept = authors.filter((one) => (!unassigned || one.memberId === null) && (showIgnored || !one.isIgnored))
  return rowsWithWords(kept, search, ({ author, memberName }) => `${author}\n${memberName ?? ''}`)
}

const valueIn: Readonly<Record<AuthorSortColumn, (one: ListedAuthor) => string | number | null>> = {
  author: ({ author }) => author,
  member: ({ memberName }) => memberName,
  lines: ({ lines }) => lines,
  last: ({ lastCommitOn }) => lastCommitOn,
}

/** In the order of a column, what has nothing there last; equal ones as they were. */
export const sortAuthors = <A extends ListedAuthor>(authors: readonly A[], sort: AuthorView['sort']): readonly A[] =>
  sortRows(authors, sort, valueIn)

/** The selection once a row was ticked: with Shift all rows from the one ticked before to this one take what this one became. */
export const selectionAfter = (
  selected: readonly string[],
  rows: readonly string[],
  ticked: { readonly id: string; readonly isSelected: boolean; readonly anchor: string | null },
): readonly string[] => {
  const { id, isSelected, anchor } = ticked
  const ends = [rows.indexOf(id), anchor === null ? -1 : rows.indexOf(anchor)].toSorted((one, other) => one - other)
  const [first = -1, last = -1] = ends
  const range = first < 0 ? [id] : rows.slice(first, last + 1)
  const changed = new Set(range)
  const others = selected.filter((one) => !changed.has(one))
  return isSelected ? [...others, ...range] : others
}

/** Somebody whose commits an author's can be. */
export interface TeamPerson {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** A text as names are compared: without accents, small. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en')

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** The name in an e-mail: what is before the @, and of that what is after a + (as in addresses that hide the real one). */
const localPart = (email: string): string => {
  const [local = ''] = email.split('@')
  return local.includes('+') ? local.slice(local.indexOf('+') + 1) : local
}

/** Likeness from which a member is suggested. */
const likeEnough = 0.6

/** How alike a name in whole words is to a member's, from 0 to 1. */
const likenessOfWords = (words: readonly string[], first: string, last: string): number => {
  if (words.includes(first) && words.includes(last)) return 0.9
  const [lead = '', ...rest] = words
  if (words.includes(last) && lead === first.slice(0, 1)) return 0.8
  if (lead === first && rest.length === 1 && rest[0] === last.slice(0, 1)) return 0.7
  return 0
}

const likenessOfHandle = (handle: string, first: string, last: string): number => {
  if (handle === first + last || handle === last + first) return 0.85
  if (handle === first.slice(0, 1) + last) return 0.8
  return handle === first + last.slice(0, 1) ? 0.7 : 0
}

/**
 * How alike an author is to a member of the team, from 0 to 1: by the e-mail, the name, and the name in the e-mail. It is a suggestion:
 * nothing is done by it.
 */
export const likeness = ({ name, email }: AuthorParts, member: TeamPerson): number => {
  if (email !== '' && email === member.email.toLowerCase()) return 1
  const names = wordsOf(member.name)
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : '']
  if (first === '' || last === '') return 0
  const local = localPart(email)
  const handles = [...new Set([name, local].map((text) => wordsOf(text).join('')))]
  const scores = [
    likenessOfWords(wordsOf(name), first, last),
    likenessOfWords(wordsOf(local), first, last),
    ...handles.map((handle) => likenessOfHandle(handle, first, last)),
  ]
  return Math.max(...scores)
}

/** Whose commits an unassigned author's probably are; null for an assigned or ignored one, and where nobody, or more than one, fits best. */
export const suggestMember = (author: ListedAuthor, team: readonly TeamPerson[]): TeamPerson | null => {
  if (author.memberId !== null || author.isIgnored) return null
  const parts = authorParts(author.author)
  const scored = team.map((member) => ({ member, score: likeness(parts, member) })).filter(({ score }) => score >= likeEnough)
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const [only, ...others] = scored.filter(({ score }) => score === best)
  return only === undefined || others.length > 0 ? null : only.member
}
