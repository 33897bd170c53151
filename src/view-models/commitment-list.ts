import type { CommitmentStatus } from '#rules/commitments.ts'
import { rowsWithWords } from './rows.ts'

/** What the list's rules read of a commitment. Days are `YYYY-MM-DD`. */
export interface ListedCommitment {
  readonly name: string
  readonly status: CommitmentStatus
  readonly startDate: string | null
  readonly endDate: string | null
  readonly seniorityLevel: string | null
  readonly lineManagerName: string | null
  readonly projects: ReadonlyArray<{ readonly name: string }>
  readonly hasWeeklyHours: boolean
  readonly hoursPerWeekMin: number
  readonly hoursPerWeekMax: number
}

export const commitmentSortColumns = ['startDate', 'endDate', 'status'] as const
export type CommitmentSortColumn = (typeof commitmentSortColumns)[number]

export interface CommitmentSort {
  readonly column: CommitmentSortColumn
  readonly direction: 'ascending' | 'descending'
}

/** What the list shows of all commitments; it is kept in the address. */
export interface CommitmentView {
  readonly activeOnly: boolean
  readonly cards: boolean
  /** Null is the order that nobody chose: what waits for the person first. */
  readonly sort: CommitmentSort | null
  readonly filter: string
  /** From 1. */
  readonly page: number
}

/** Commitments on one page of the list: full rows of three, of two and of one. */
export const commitmentPageSize = 60

const isSortColumn = (text: string): text is CommitmentSortColumn => commitmentSortColumns.some((column) => column === text)

/** Reads the list's view from an address's query; what it does not know counts as not said. */
export const readCommitmentView = (query: URLSearchParams): CommitmentView => {
  const column = query.get('sort') ?? ''
  const direction = query.get('order') === 'descending' ? 'descending' : 'ascending'
  return {
    activeOnly: query.get('active') === 'true',
    cards: query.get('view') === 'cards',
    sort: isSortColumn(column) ? { column, direction } : null,
    filter: query.get('filter') ?? '',
    page: /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
  }
}

/** The query of a view; what is as it is without saying is left out. */
export const writeCommitmentView = ({
  activeOnly,
  cards,
  sort,
  filter,
  page,
}: CommitmentView): Readonly<Record<string, string>> => ({
  ...(activeOnly ? { active: 'true' } : {}),
  ...(cards ? { view: 'cards' } : {}),
  ...(sort === null ? {} : { sort: sort.column }),
  ...(sort?.direction === 'descending' ? { order: sort.direction } : {}),
  ...(filter === '' ? {} : { filter }),
  ...(page > 1 ? { page: String(page) } : {}),
})

/** From what waits for the person to what is over. */
const statusOrder: readonly CommitmentStatus[] = ['Pending', 'Upcoming', 'Active', 'Expired', 'Rejected']

/** Compares days, those that are not set last whichever way the others are sorted. */
const compareDays = (one: string | null, other: string | null, sign: number): number => {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other ? -sign : sign
}

/** What the person can do something about first; everything that is over comes after it, in no order of its own. */
const presentFirst: readonly CommitmentStatus[] = ['Pending', 'Active', 'Upcoming']

const placeOf = (status: CommitmentStatus): number => {
  const place = presentFirst.indexOf(status)
  return place === -1 ? presentFirst.length : place
}

/**
 * The commitments in order (specification 2.7, sorting by dates and by status). Days that are not set come last in both directions;
 * equal ones stay as they were. Unless sorted, the pending ones come first, then the active and the upcoming ones, then the rest, each
 * with the newest start first (decisions E).
 */
export const sortCommitments = <C extends ListedCommitment>(
  commitments: readonly C[],
  sort: CommitmentSort | null,
): readonly C[] => {
  if (sort === null)
    return commitments.toSorted(
      (one, other) => placeOf(one.status) - placeOf(other.status) || compareDays(one.startDate, other.startDate, -1),
    )
  const { column } = sort
  const sign = sort.direction === 'ascending' ? 1 : -1
  return commitments.toSorted((one, other) =>
    column === 'status'
      ? sign * (statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status))
      : compareDays(one[column], other[column], sign),
  )
}

/** Hours in words: at most two decimals, none that says nothing. */
const inHours = (hours: number): string => String(Math.round(hours * 100) / 100)

/**
 * The type of a commitment in words (specification 2.7): 'Hours Per week' with Min and Max, or 'Casual'.
 *
 * @returns `hours` is null for a casual one
 */
export const commitmentType = ({
  hasWeeklyHours,
  hoursPerWeekMin,
  hoursPerWeekMax,
}: Pick<ListedCommitment, 'hasWeeklyHours' | 'hoursPerWeekMin' | 'hoursPerWeekMax'>): {
  readonly name: 'Hours Per week' | 'Casual'
  readonly hours: string | null
} =>
  hasWeeklyHours
    ? { name: 'Hours Per week', hours: `Min ${inHours(hoursPerWeekMin)}, Max ${inHours(hoursPerWeekMax)}` }
    : { name: 'Casual', hours: null }

/** Everything a person can look for in a commitment. */
const wordsOf = (commitment: ListedCommitment): string => {
  const { name, status, seniorityLevel, lineManagerName, projects } = commitment
  const type = commitmentType(commitment)
  return [name, status, seniorityLevel, lineManagerName, type.name, ...projects.map((project) => project.name)]
    .filter((text) => text !== null)
    .join('\n')
}

/**
 * The commitments that the Active switch and the text leave (specification 2.7). Active is what the person sees as such: one that
 * still waits for their answer is shown as Pending (decision A26) and is left out. Every word of the text must occur in a column.
 */
export const filterCommitments = <C extends ListedCommitment>(
  commitments: readonly C[],
  { activeOnly, filter }: Pick<CommitmentView, 'activeOnly' | 'filter'>,
): readonly C[] => {
  const shown = activeOnly ? commitments.filter(({ status }) => status === 'Active') : commitments
  return rowsWithWords(shown, filter, wordsOf)
}
