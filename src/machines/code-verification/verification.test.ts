import { expect, it } from 'vitest'
import { codeLifetime } from '#rules/verification-codes.ts'
import { deadlineOf } from './verification.ts'

const sent = Date.parse('2026-11-18T10:00:00Z')
const moment = (minutes: number) => new Date(sent + minutes * 60_000).toISOString()
const entry = (codeSentAt: string | null, codeEndsAt: string | null) => ({
  codeSentAt,
  codeEndsAt,
  verifiedAt: null,
  wrongCodeCount: 0,
})
const minutes = (count: number) => sent + count * 60_000

it.each<[string, ReturnType<typeof entry>, number, number | undefined, number]>([
  ['no code was sent', entry(null, null), minutes(1), undefined, 0],
  ['the server says when', entry(moment(0), moment(5)), minutes(1), undefined, minutes(5)],
  ['the clock of the device is slow', entry(moment(0), moment(5)), minutes(-60), undefined, minutes(-55)],
  ['nobody says when it was sent', entry(null, moment(30)), minutes(1), undefined, minutes(1) + codeLifetime],
  ['it ends before it was sent', entry(moment(5), moment(4)), minutes(-60), undefined, minutes(-60) + codeLifetime],
  ['it ends as it was sent', entry(moment(5), moment(5)), minutes(-60), undefined, minutes(-60) + codeLifetime],
  ['this device has sent it', entry(moment(0), moment(5)), minutes(9), minutes(2), minutes(7)],
  ['this device has just sent it', entry(null, null), minutes(9), minutes(2), minutes(2) + codeLifetime],
])('the time of a code is over when %s', (_, verification, at, sentAt, deadline) => {
  expect(deadlineOf(verification, at, sentAt)).toBe(deadline)
})
