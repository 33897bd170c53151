import { expect, test } from 'vitest'
import { reportCalls } from '#contract/report.ts'
import { messages } from '#rules/messages.ts'
import { withTestGateway } from '../testing/test-gateway.ts'
import { auditedMember } from '../testing/work-examples.ts'

const gateway = withTestGateway()
const ask = (own: boolean, selection: string, headers?: Record<string, string>) =>
  gateway().ask(`{ weeklyAudit(start: "2026-03-02", end: "2026-03-08", own: ${own}) { ${selection} } }`, {}, headers)

test('one’s own week is asked for by one’s own id, and kept apart from the team’s', async () => {
  const { data } = await ask(true, 'id members { name }')
  expect(data).toEqual({ weeklyAudit: { id: 'own/2026-03-02/2026-03-08', members: [{ name: 'Maya Rahimi' }] } })
  const [seen] = gateway().stub.seen
  expect(seen?.body).toMatchObject({ TeammemberId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('without a token nobody’s own week is asked for', async () => {
  const { errors } = await ask(true, 'id', {})
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(gateway().stub.seen).toEqual([])
})

test('every day of the week has figures, in hours of two decimals; a day that v1 names twice counts twice', async () => {
  const watched = { date: '2026-03-08T00:00:00', totalSecounds: 1_000 }
  gateway().stub.answer(reportCalls.weeklyTimesheetAudit, () => [{ ...auditedMember, ActivityWatchDetails: [watched, watched] }])
  const { data } = await ask(false, 'members { days { date watchedHours } }')
  const [member] = (data as { weeklyAudit: { members: { days: { date: string; watchedHours: number }[] }[] } }).weeklyAudit
    .members
  expect(member?.days.map(({ date }) => date.slice(8))).toEqual(['02', '03', '04', '05', '06', '07', '08'])
  expect(member?.days.at(-1)?.watchedHours).toBe(0.56)
})

test('a range that v1 refuses says which end, and a member is told that the team’s is not theirs', async () => {
  gateway().stub.refuse(reportCalls.weeklyTimesheetAudit, 400, messages.endBeforeStart, 'endDate')
  expect((await ask(false, 'id')).errors).toMatchObject([{ extensions: { code: 'VALIDATION', field: 'end' } }])
  gateway().stub.refuse(reportCalls.weeklyTimesheetAudit, 403, 'No.')
  expect((await ask(false, 'id')).errors).toMatchObject([{ message: 'No.', extensions: { code: 'FORBIDDEN' } }])
})
