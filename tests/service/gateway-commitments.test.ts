import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { sumHours } from '../../src/rules/timesheet.ts'
import { addDays, isWorkday, lastTwelveMonths } from '../../src/rules/weeks.ts'
import { type Portal, startPortal } from './support/portal.ts'
import { commitmentFields, commitmentsOf, rangeOf } from './support/portal-work.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

/** Commitments, the dashboard and repositories on their whole way: gateway and v1 apart, HTTP between them, the demo data behind. */

let running: RunningService
let portal: Portal
let member: Session
let lead: Session

beforeAll(async () => {
  running = await startService()
  portal = await startPortal(running)
  member = await running.logIn('member')
  lead = await running.logIn('lead')
})
afterAll(async () => {
  await portal?.close()
  await running?.stop()
})

const today = new Date().toISOString().slice(0, 10)

describe('a decision', () => {
  const decide = `mutation ($id: ID!, $decision: CommitmentDecision!, $message: String) {
    decideCommitment(id: $id, decision: $decision, message: $message) {
      commitment { ${commitmentFields} } viewer { id pendingCommitmentCount hasCommitments }
    }
  }`

  it('needs a reason to reject, counts once, and is seen by the shell at once', async () => {
    const waiting = (await commitmentsOf(portal, member)).filter((one) => one.awaitsMember)
    const [first, second] = waiting
    expect(waiting.map((one) => one.status)).toEqual(waiting.map(() => 'Pending'))
    expect((await portal.ask(member, decide, { id: first?.id, decision: 'Rejected', message: ' ' })).errors).toMatchObject([
      { message: messages.required, extensions: { code: 'VALIDATION', field: 'message' } },
    ])
    const reject = { id: first?.id, decision: 'Rejected', message: 'No room.' }
    const answer = await portal.ask(member, decide, reject, 'key-of-a-decision')
    expect(answer).toMatchObject({
      data: {
        decideCommitment: {
          commitment: { id: first?.id, status: 'Rejected', awaitsMember: false, statusMessage: 'No room.' },
          viewer: { id: member.memberId, pendingCommitmentCount: waiting.length - 1, hasCommitments: true },
        },
      },
    })
    expect(await portal.ask(member, decide, reject, 'key-of-a-decision')).toEqual(answer)
    expect((await portal.ask(member, decide, { id: first?.id, decision: 'Approved' })).errors).toMatchObject([
      { message: messages.commitmentDecided, extensions: { code: 'CONFLICT' } },
    ])
    const approved = await portal.done(member, decide, { id: second?.id, decision: 'Approved' })
    expect(approved).toMatchObject({
      decideCommitment: {
        commitment: { awaitsMember: false, status: expect.stringMatching(/^(Upcoming|Active|Expired)$/) },
        viewer: { pendingCommitmentCount: waiting.length - 2 },
      },
    })
    expect((await portal.ask(lead, decide, { id: waiting[0]?.id, decision: 'Approved' })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
  })

  it('finds every state among the demo data', async () => {
    const statuses = new Set((await commitmentsOf(portal, member)).map((one) => one.status))
    expect([...statuses].sort()).toEqual(expect.arrayContaining(['Active', 'Expired', 'Rejected', 'Upcoming']))
  })
})

describe('the dashboard', () => {
  const share = '{ id name netEffort }'
  const query = `query ($start: Date!, $end: Date!) { dashboard(start: $start, end: $end, utcOffset: 0) {
    id location { city } report { id days ${share} activities ${share} technologies ${share} epics ${share} }
    commitments { id name days { date watchedHours loggedHours leaveHours codeLines } } } }`
  interface Dashboard {
    readonly location: object | null
    readonly report: Record<'days' | 'activities' | 'technologies' | 'epics', readonly { netEffort: number }[]>
    readonly commitments: ReadonlyArray<{
      readonly id: string
      readonly days: ReadonlyArray<{ readonly date: string; readonly loggedHours: number; readonly leaveHours: number }>
    }>
  }
  const dashboardOf = async (session: Session, start: string, end: string) =>
    (await portal.done(session, query, { start, end }))?.dashboard as unknown as Dashboard

  it('sums the hours of twelve months in four ways, as the records themselves do', async () => {
    const [, , , , , , , , , , , first] = lastTwelveMonths(today)
    const start = `${first}-01`
    const { entries } = await rangeOf(portal, member, start, today)
    const hours = sumHours(entries.map((one) => one.effort + one.adjustment))
    expect(hours).toBeGreaterThan(500)
    const { report, location } = await dashboardOf(member, start, today)
    for (const shares of [report.days, report.activities, report.technologies, report.epics]) {
      expect(sumHours(shares.map((one) => one.netEffort))).toBe(hours)
    }
    expect(report.days).toHaveLength(new Set(entries.map((one) => one.date)).size)
    expect(location).toBeNull()
  })

  it('has bars of the active commitments, of the seven days that end today, with what was logged', async () => {
    const { entries, leaves } = await rangeOf(portal, member, addDays(today, -6), today)
    const active = (await commitmentsOf(portal, member)).filter((one) => one.status === 'Active')
    const { commitments } = await dashboardOf(member, today, today)
    expect(commitments.map((one) => one.id).toSorted()).toEqual(active.map((one) => one.id).toSorted())
    for (const { id, days } of commitments) {
      expect(days.map((one) => one.date)).toEqual([-6, -5, -4, -3, -2, -1, 0].map((back) => addDays(today, back)))
      for (const { date, loggedHours, leaveHours } of days) {
        const logged = entries.filter((one) => one.date === date && one.commitment.id === id)
        expect(loggedHours).toBe(sumHours(logged.map((one) => one.effort + one.adjustment)))
        expect(leaveHours).toBe(leaves.some((one) => one.date === date) ? 8 : 0)
      }
    }
    expect(entries.some((one) => isWorkday(one.date))).toBe(true)
  })

  it('is empty for somebody who has just come', async () => {
    const { report, commitments } = await dashboardOf(await running.logIn('newcomer'), addDays(today, -364), today)
    expect({ report, commitments }).toMatchObject({
      report: { days: [], activities: [], technologies: [], epics: [] },
      commitments: [],
    })
  })
})

it('repositories are listed by name', async () => {
  const query = `{ repositories { id name url project { id name } access defaultBranch lastCommitAt myLines
    issues { class count severity } } }`
  const { repositories } = (await portal.done(member, query)) as unknown as { repositories: { name: string; access: string }[] }
  const names = repositories.map((one) => one.name.toLowerCase())
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual(names.toSorted())
})
