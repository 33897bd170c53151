import { onDatabaseOf } from '../faults/support/portal-database.ts'
import type { RunningPortal } from '../support/portal.ts'

/** How large a company is. */
export interface CompanySize {
  readonly members: number
  readonly recordsPerMember: number
  /** The number of the first member; 1 when not given. */
  readonly from?: number
}

/** Two years of weekdays. */
const days = 2 * 261

/** The e-mail of one of the members that `addMembers` made, before `@demo.test`. @param index from 1 */
export const nameOfMember = (index: number): string => `scale-${index}`

/** Tables whose rows a member has, after those that they point at. */
const tables = ['team_member', 'commitment', 'commitment_project', 'leave'] as const

/** What a copy has instead of what is copied, as SQL in which `n` is the copy's number and `scale_id` gives an id of a kind. */
const instead: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  user_account: { id: "scale_id('account', n)", user_name: "'scale-' || n || '@demo.test'" },
  team_member: {
    id: "scale_id('member', n)",
    user_account_id: "scale_id('account', n)",
    email: "'scale-' || n || '@demo.test'",
    phone: "'+6149' || lpad(n::text, 7, '0')",
  },
}

/**
 * Copies the demo member with what is theirs until the portal has so many more, each with as many time records over two years of weekdays.
 *
 * @returns seconds that it took
 */
export const addMembers = async (
  portal: RunningPortal,
  { members, recordsPerMember, from = 1 }: CompanySize,
): Promise<number> => {
  const numbers = `generate_series(${from}, ${from + members - 1}) n`
  const begun = performance.now()
  const run = (statement: string, values: readonly unknown[] = []) =>
    onDatabaseOf<Record<string, string>>(portal, statement, values)
  await run(`create or replace function scale_id(kind text, n int) returns uuid language sql immutable as
    $$ select md5('scale ' || kind || ' ' || n)::uuid $$`)
  const columnsOf = async (table: string): Promise<readonly string[]> =>
    (
      await run(
        `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      )
    ).map(({ column_name: column }) => column ?? '')
  const copy = async (table: string, condition: string): Promise<void> => {
    const columns = await columnsOf(table)
    const owner = columns.includes('member_id') ? { member_id: "scale_id('member', n)" } : {}
    const values: Readonly<Record<string, string>> = { ...owner, ...instead[table] }
    const selected = columns.map((column) => values[column] ?? `"${column}"`)
    await run(`insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
      select ${selected.join(', ')} from ${table}, ${numbers} where ${condition}`)
  }
  const member = "select id from team_member where email = 'member@demo.test'"
  await copy('user_account', "user_name = 'member@demo.test'")
  for (const table of tables) {
    const columns = await columnsOf(table)
    await copy(table, `${columns.includes('member_id') ? 'member_id' : 'id'} = (${member})`)
  }
  const perDay = Math.max(1, Math.round(recordsPerMember / days))
  await run(
    `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort, description,
       created_at, updated_at)
     select scale_id('member', n), gen_random_uuid(), commitment_id, project_id, epic, weekday.date, activity_id, technology_id,
       'S-' || r, 2, description, created_at, updated_at
     from (select * from timesheet where member_id = (${member}) order by date desc limit 1) one,
       ${numbers},
       (select date::date from generate_series(now() - interval '2 years', now(), interval '1 day') date
        where extract(isodow from date) < 6) weekday,
       generate_series(1, ${perDay}) r`,
  )
  await run('analyze')
  return (performance.now() - begun) / 1000
}

/** How many time records the portal holds. */
export const countRecords = async (portal: RunningPortal): Promise<number> =>
  Number((await onDatabaseOf<{ count: string }>(portal, 'select count(*) from timesheet'))[0]?.count)

/** What its database takes on disk, in bytes. */
export const bytesOf = async (portal: RunningPortal): Promise<number> =>
  Number((await onDatabaseOf<{ size: string }>(portal, 'select pg_database_size(current_database()) size'))[0]?.size)
