import { sql } from 'drizzle-orm'
import { commitment } from '../commitment-schema.ts'
import type { Queries } from '../database.ts'
import { activity, project, technology, timesheetPin } from '../work-schema.ts'
import { memberIdOf } from './accounts.ts'
import { commitmentIdOf } from './commitments.ts'
import { momentFrom, seedId } from './ids.ts'
import { seedNewDays } from './new-days.ts'
import { projectIdOf } from './projects.ts'

/** What the member has pinned, one of it on a commitment that is over. */
const demoPins = [
  { key: 'harbour', epic: 'Planning', issueNo: 'HBP-1', activity: 'Meeting', technology: 'Video call', text: 'Weekly planning' },
  {
    key: 'atlas',
    epic: 'Maintenance',
    issueNo: 'AMS-9',
    activity: 'Support',
    technology: 'PostgreSQL',
    text: 'Questions of users',
  },
  {
    key: 'quarry',
    epic: 'Inspection plan',
    issueNo: 'QSR-31',
    activity: 'Testing',
    technology: 'Playwright',
    text: 'Tried the plan',
  },
] as const

/** Pins have no day of their own: all of them are put in under this one. */
const onlyDay = '2026-11-01'

/** A few pinned records of the member, once: one that they have unpinned does not come back. What the lists do not have is left out. */
export const seedTimesheetPins = async (db: Queries, today: Date): Promise<void> => {
  const memberId = memberIdOf('member')
  await seedNewDays(db, 'timesheet-pins', { first: onlyDay, last: onlyDay }, async () => {
    for (const [index, { key, epic, issueNo, text, ...chosen }] of demoPins.entries()) {
      const [id, createdAt] = [seedId(`member/timesheet-pin/${key}`), momentFrom(today, -60 + index).toISOString()]
      await db.execute(sql`
        insert into ${timesheetPin} (member_id, id, commitment_id, project_id, epic, activity_id, technology_id, issue_no, description, created_at)
        select c.member_id, ${id}::uuid, c.id, p.id, ${epic}, a.id, t.id, ${issueNo}, ${`${issueNo} - ${text}`}, ${createdAt}::timestamptz
        from ${commitment} c, ${project} p, ${activity} a, ${technology} t
        where c.member_id = ${memberId} and c.id = ${commitmentIdOf('member', key)} and p.id = ${projectIdOf(key)}
          and a.value = ${chosen.activity} and t.value = ${chosen.technology}
        on conflict do nothing`)
    }
  })
}
