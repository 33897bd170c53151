import type { Dispatcher, Pool } from 'undici'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { onDatabaseOf } from '../faults/support/portal-database.ts'
import type { RunningPortal } from '../support/portal.ts'

const json = { 'content-type': 'application/json' }
const day = 24 * 60 * 60 * 1000
/** The day so many days before today in UTC, `YYYY-MM-DD`. */
export const dayBefore = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10)

/** Any answer but a success. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    path: string,
    text: string,
  ) {
    super(`${path} answered ${status}: ${text}`)
  }
}

/** Posts JSON as the signed-in person. @throws Refusal */
export type Post = (path: string, body: object) => Promise<unknown>
/** Gets JSON as the signed-in person. @throws Refusal */
type Get = (path: string) => Promise<unknown>
/** Fetches a file as the signed-in person and keeps nothing of it. @returns its bytes @throws Refusal */
type Download = (path: string, onPiece: () => void) => Promise<number>

const textIn = (value: unknown, ...path: readonly string[]): string => {
  const found = path.reduce<unknown>((inner, name) => Object(inner)[name], value)
  if (typeof found !== 'string') throw new Error(`No ${path.join('.')} in ${JSON.stringify(value).slice(0, 200)}`)
  return found
}

/** Signs a demo person in. @param person the part of the e-mail before `@demo.test` */
export const signedIn = async (
  pool: Pool,
  person = 'member',
): Promise<{ readonly post: Post; readonly get: Get; readonly download: Download; readonly memberId: string }> => {
  const read = async (path: string, answer: Dispatcher.ResponseData): Promise<unknown> => {
    const text = await answer.body.text()
    if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Refusal(answer.statusCode, path, text)
    return JSON.parse(text)
  }
  const postAs = async (headers: Readonly<Record<string, string>>, path: string, body: object): Promise<unknown> =>
    await read(path, await pool.request({ method: 'POST', path, headers: { ...json, ...headers }, body: JSON.stringify(body) }))
  const session = await postAs({}, '/v1/authentication/Login', { UserName: `${person}@demo.test`, Password: demoPassword })
  const authorization = `Bearer ${textIn(session, 'value', 'id_token')}`
  return {
    post: (path, body) => postAs({ authorization }, path, body),
    get: async (path) => await read(path, await pool.request({ method: 'GET', path, headers: { authorization } })),
    download: async (path, onPiece) => {
      const answer = await pool.request({ method: 'GET', path, headers: { authorization } })
      if (answer.statusCode !== 200) throw new Refusal(answer.statusCode, path, await answer.body.text())
      let bytes = 0
      for await (const piece of answer.body) {
        bytes += (piece as Buffer).length
        onPiece()
      }
      return bytes
    },
    memberId: textIn(session, 'value', 'user', 'id'),
  }
}

/** What a record of the demo member's Harbour commitment says, without its id, date and effort. */
export const demoRecord = async (post: Post, memberId: string): Promise<Record<string, unknown>> => {
  const range = { TeammemberId: memberId, startDate: `${dayBefore(14)}T00:00:00`, endDate: `${dayBefore(0)}T00:00:00` }
  const records = Object(await post('/v1/timesheet/GetDateRangeList', range)).value as readonly Record<string, unknown>[]
  const record = records.find(({ Commitment }) => textIn(Commitment, 'Name').startsWith('Harbour'))
  if (record === undefined) throw new Error('The demo data have no record of the last two weeks')
  const { CommitmentId, ProjectId, Epic, IssueNo, ActivityId, TechnologyId, Description } = record
  return { CommitmentId, ProjectId, Epic, IssueNo, ActivityId, TechnologyId, Description }
}

/**
 * Copies one record of a day, past v1, until another day has so many more, each with a ticket of its own.
 *
 * @param copies `ownEpics` gives each an epic of its own, and so a row of the week's grid
 */
export const copyRecords = async (
  portal: RunningPortal,
  memberId: string,
  copies: { readonly from: string; readonly to: string; readonly count: number; readonly ownEpics?: boolean },
): Promise<void> => {
  const { from, to, count, ownEpics = false } = copies
  await onDatabaseOf(
    portal,
    `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
       description, created_at, updated_at)
     select member_id, gen_random_uuid(), commitment_id, project_id, case when $5::boolean then 'Row ' || number else epic end, $3::date,
       activity_id, technology_id, 'B-' || number, 0.25, rpad(description, 250, '.'), created_at, updated_at
     from (select * from timesheet where member_id = $1 and date = $2::date limit 1) one, generate_series(1, $4::int) number`,
    [memberId, from, to, count, ownEpics],
  )
}
