import { messages } from '#rules/messages.ts'
import type { AccessState } from '#rules/tool-access.ts'
import { type RowSort, readRowSort, rowsWithWords, sortRows, writeRowSort } from './rows.ts'

/** What the list's rules read of an access. Moments are ISO 8601. */
export interface ListedAccess extends AccessState {
  readonly id: string
  readonly projectName: string
  readonly memberName: string
  readonly tool: string
  readonly email: string
  readonly url: string
  readonly notes: string | null
}

/** Columns by which accesses can be sorted. */
export const accessSortColumns = ['project', 'member', 'tool', 'email', 'granted', 'revoked'] as const
export type AccessSortColumn = (typeof accessSortColumns)[number]

/** What the list of accesses shows, as it stands in the address. */
export interface AccessView {
  readonly filter: string
  /** From 1. */
  readonly page: number
  /** Null is the order of the list: the newest first. */
  readonly sort: RowSort<AccessSortColumn>
}

/** Accesses on one page of the list. */
export const accessPageSize = 60

/** What an address says of the list; what it does not say, or says wrongly, is as usual. */
export const readAccessView = (query: URLSearchParams): AccessView => {
  const page = query.get('page') ?? ''
  return {
    filter: query.get('filter') ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    sort: readRowSort(query, accessSortColumns),
  }
}

/** The same as an address's query; what is as usual is left out. */
export const writeAccessView = ({ filter, page, sort }: AccessView): Readonly<Record<string, string>> => ({
  ...(filter.trim() === '' ? {} : { filter }),
  ...(page === 1 ? {} : { page: String(page) }),
  ...writeRowSort(sort),
})

/** What the state of an access is called. */
export const accessStateText = ({ grantedOn, revokedOn }: AccessState): 'Planned' | 'Granted' | 'Revoked' => {
  if (revokedOn !== null) return 'Revoked'
  return grantedOn === null ? 'Planned' : 'Granted'
}

/** Who granted or revoked an access. @param name null where it was done at the command line */
export const doerText = (name: string | null): string => (name === null ? messages.accessByAdmin : `by ${name}`)

const wordsOf = (one: ListedAccess): string =>
  [one.projectName, one.memberName, one.tool, one.email, one.url, one.notes ?? '', accessStateText(one)].join('\n')

/** The accesses in which every word of the text occurs: project, team member, tool, e-mail, address, notes and state. */
export const filterAccesses = <A extends ListedAccess>(accesses: readonly A[], filter: string): readonly A[] =>
  rowsWithWords(accesses, filter, wordsOf)

const valueIn: Readonly<Record<AccessSortColumn, (one: ListedAccess) => string | null>> = {
  project: ({ projectName }) => projectName,
  member: ({ memberName }) => memberName,
  tool: ({ tool }) => tool,
  email: ({ email }) => email,
  granted: ({ grantedOn }) => grantedOn,
  revoked: ({ revokedOn }) => revokedOn,
}

/** In the order of a column, what has nothing there last; equal ones as they were. */
export const sortAccesses = <A extends ListedAccess>(accesses: readonly A[], sort: AccessView['sort']): readonly A[] =>
  sortRows(accesses, sort, valueIn)
