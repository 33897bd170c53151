import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { addDays } from '../../../src/rules/weeks.ts'
import { commitAuthor } from '../../../src/service/db/author-schema.ts'
import { openDatabase } from '../../../src/service/db/database.ts'
import { loan, loanLine } from '../../../src/service/db/loan-schema.ts'
import { seedId } from '../../../src/service/db/seed/ids.ts'
import { seedPaymentAccounts } from '../../../src/service/db/seed/payment-accounts.ts'
import { seed } from '../../../src/service/db/seed/seed.ts'
import { refreshFamily } from '../../../src/service/db/session-schema.ts'
import { toolAccess } from '../../../src/service/db/tool-access-schema.ts'
import { activityTechnology, commitmentProject, leave, timesheet } from '../../../src/service/db/work-schema.ts'
import { deriveFieldKeys } from '../../../src/service/keys.ts'

/** What the tests that walk the whole contract name by id, and remove: the demo data do not come back once they are removed. */

export const sampleRecordId = (person: string): string => seedId(`${person}/timesheet/sample`)
export const sampleLeaveId = (person: string): string => seedId(`${person}/leave/sample`)

export const sampleLoanId = (person: string): string => seedId(`${person}/loan/sample`)

/** A granted access. */
export const sampleAccessId = (person: string): string => seedId(`${person}/access/sample`)

/** A session on another device of the person's. */
export const sampleSessionId = (person: string): string => seedId(`${person}/session/sample`)

/** An author of the lead's team. */
export const sampleAuthor = 'Sample Author <sample@authors.test>'

/** The day of leave that the samples have, `YYYY-MM-DD`. */
export const sampleLeaveDay = addDays(new Date().toISOString().slice(0, 10), 90)

const addSamples = async (pool: Pool, person: string, now: Date): Promise<void> => {
  const db = openDatabase(pool)
  const memberId = seedId(`${person}/member`)
  await db
    .insert(leave)
    .values({ memberId, id: sampleLeaveId(person), date: sampleLeaveDay })
    .onConflictDoNothing()
  await db
    .insert(loan)
    .values({
      memberId,
      id: sampleLoanId(person),
      commitmentId: seedId(`${person}/commitment/harbour`),
      amount: '600',
      currency: 'AUD',
      installment: 1,
      proposedPaymentDate: sampleLeaveDay,
      status: 'Pending',
      unpaidAmount: '600',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  await db
    .insert(loanLine)
    .values({ memberId, loanId: sampleLoanId(person), position: 0, amount: '600', description: 'Installment 1 of 1' })
    .onConflictDoNothing()
  await db.execute(sql`
    insert into ${timesheet} (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
      description, created_at, updated_at)
    select ${memberId}::uuid, ${sampleRecordId(person)}::uuid, work.commitment_id, work.project_id, 'Samples',
      ${now.toISOString().slice(0, 10)}::date, link.activity_id, link.technology_id, 'HBP-1', 1, 'HBP-1 - A sample', ${now}, ${now}
    from ${commitmentProject} work, ${activityTechnology} link
    where work.member_id = ${memberId} and work.commitment_id = ${seedId(`${person}/commitment/harbour`)}
    limit 1
    on conflict do nothing`)
}

const addSampleAuthor = async (pool: Pool): Promise<void> => {
  await openDatabase(pool)
    .insert(commitAuthor)
    .values({ lineManagerId: seedId('lead/member'), id: seedId('lead/author/sample'), author: sampleAuthor })
    .onConflictDoNothing()
}

/** An access of the person, granted and not revoked, as it was before any test. */
const addSampleAccess = async (pool: Pool, person: string, now: Date): Promise<void> => {
  const granted = { grantedAt: now, grantedBy: null, revokedAt: null, revokedBy: null, requestedAt: null }
  await openDatabase(pool)
    .insert(toolAccess)
    .values({
      memberId: seedId(`${person}/member`),
      id: sampleAccessId(person),
      projectId: seedId('project/harbour'),
      email: `${person}@tools.test`,
      tool: 'Jira',
      url: 'https://jira.tools.test/',
      createdAt: now,
      ...granted,
    })
    .onConflictDoUpdate({ target: [toolAccess.memberId, toolAccess.id], set: granted })
}

/** An open session of the person, as it was before any test. */
const addSampleSession = async (pool: Pool, person: string, now: Date): Promise<void> => {
  const open = { createdAt: now, endsAt: null, revokedAt: null, browser: 'Firefox on Linux' }
  await openDatabase(pool)
    .insert(refreshFamily)
    .values({ memberId: seedId(`${person}/member`), id: sampleSessionId(person), ...open })
    .onConflictDoUpdate({ target: [refreshFamily.memberId, refreshFamily.id], set: open })
}

/** The SECRET of the services that tests start: it seals the payment accounts of the demo data. */
export const testSecret = 'a secret of the tests that is long enough'

/** The demo data, with a record, a day of leave and a loan for the member and the line manager, also when a test has removed them. */
export const seedForTests = async (pool: Pool, now: Date): Promise<void> => {
  await seed(pool, now)
  await seedPaymentAccounts(pool, deriveFieldKeys(testSecret, null), now)
  for (const person of ['member', 'lead']) await addSamples(pool, person, now)
  await addSampleAuthor(pool)
  for (const person of ['member', 'lead', 'amir', 'idle']) {
    await addSampleAccess(pool, person, now)
    await addSampleSession(pool, person, now)
  }
}
