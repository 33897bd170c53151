import type { Portal } from './portal.ts'
import type { Session } from './service.ts'

export interface Entry {
  readonly id: string
  readonly version: number
  readonly date: string
  readonly effort: number
  readonly adjustment: number
  readonly commitment: { readonly id: string; readonly name: string }
}
export interface Range {
  readonly entries: readonly Entry[]
  readonly leaves: ReadonlyArray<{ readonly id: string; readonly date: string }>
  readonly next: string | null
}
export interface Commitment {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly awaitsMember: boolean
  readonly projects: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly earliestTimesheetDate: string
}

export const commitmentFields = 'id name status awaitsMember statusMessage projects { id name } earliestTimesheetDate'
export const entryFields = `id version date commitment { id name } project { id name } epic ticket activity { id value }
  technology { id value } effort adjustment description`

/** The pages of somebody's records and leave from one day to another, both `YYYY-MM-DD`. */
export const pagesOf = async (portal: Portal, session: Session, start: string, end: string): Promise<readonly Range[]> => {
  const query = `query ($start: Date!, $end: Date!, $after: String) {
    timesheet(start: $start, end: $end, after: $after) { id start end entries { ${entryFields} } leaves { id date } next }
  }`
  const pages: Range[] = []
  for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next ?? null) {
    pages.push((await portal.done(session, query, { start, end, after }))?.timesheet as unknown as Range)
  }
  return pages
}

/** Somebody's records and leave from one day to another, all of them. */
export const rangeOf = async (portal: Portal, session: Session, start: string, end: string): Promise<Range> => {
  const pages = await pagesOf(portal, session, start, end)
  return { ...(pages[0] as Range), entries: pages.flatMap(({ entries }) => entries) }
}

export const commitmentsOf = async (portal: Portal, session: Session): Promise<readonly Commitment[]> =>
  (await portal.done(session, `{ commitments { ${commitmentFields} } }`))?.commitments as unknown as Commitment[]
