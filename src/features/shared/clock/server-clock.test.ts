import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnswerTime, offsetOf, serverTime } from './server-clock.ts'

const day = 86_400_000

/** An answer of a server that is ahead by `offset`, as its header tells it. */
const answerAt = (sentAt: number, offset: number, there: number, back: number, moved = 0): AnswerTime => ({
  date: Math.floor((sentAt + there + offset) / 1000) * 1000,
  sentAt: sentAt + moved,
  receivedAt: sentAt + there + back + moved,
  sentTicks: sentAt,
  ticks: sentAt + there + back,
})

it('is the device’s own time before the server has answered', () => {
  expect(serverTime([], { now: 5, ticks: 1 })).toEqual({ now: 5, isDoubtful: false, heardAt: 0 })
})

it('is right to a second however wrong the device’s clock is, and never worse for another answer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2 * day, max: 2 * day }),
      fc.array(fc.record({ wait: fc.nat(20_000), there: fc.nat(400), back: fc.nat(400) }), { minLength: 1, maxLength: 8 }),
      (offset, calls) => {
        let at = 1_800_000_000_000
        const answers: AnswerTime[] = []
        let worst = Infinity
        for (const { wait, there, back } of calls) {
          at += wait
          answers.push(answerAt(at, offset, there, back))
          at += there + back
          worst = Math.min(worst, (1000 + there + back) / 2)
          expect(Math.abs(offsetOf(answers) - offset)).toBeLessThanOrEqual(worst)
        }
      },
    ),
  )
})

it('comes within a tenth of a second with answers of several moments', () => {
  const starts = [0, 1_130, 2_260, 3_390, 4_520, 5_650, 6_780, 7_910]
  const answers = starts.map((start) => answerAt(1_800_000_000_000 + start, -day, 10, 10))
  expect(Math.abs(offsetOf(answers) + day)).toBeLessThan(100)
})

it('forgets what was said before the device’s clock was moved', () => {
  const before = answerAt(1_800_000_000_000, 0, 20, 20)
  const after = answerAt(1_800_000_010_000, 0, 20, 20, day)
  expect(Math.abs(offsetOf([before, after]) + day)).toBeLessThan(600)
})

it('is doubtful after a sleep, and right: the clock went on, the ticks stood still', () => {
  const answer = answerAt(1_800_000_000_000, 0, 20, 20)
  const woken = serverTime([answer], { now: answer.receivedAt + 3_600_000, ticks: answer.ticks })
  expect(woken.isDoubtful).toBe(true)
  expect(Math.abs(woken.now - answer.receivedAt - 3_600_000)).toBeLessThan(600)
})

it('is doubtful after the clock was put back, and goes on with the ticks', () => {
  const answer = answerAt(1_800_000_000_000, 0, 20, 20)
  const later = serverTime([answer], { now: answer.receivedAt - day, ticks: answer.ticks + 5_000 })
  expect(later.isDoubtful).toBe(true)
  expect(Math.abs(later.now - answer.receivedAt - 5_000)).toBeLessThan(600)
})

it('is not doubtful while both clocks run', () => {
  const answer = answerAt(1_800_000_000_000, day, 20, 20)
  expect(serverTime([answer], { now: answer.receivedAt + 60_000, ticks: answer.ticks + 60_500 }).isDoubtful).toBe(false)
})

it('learns nothing from an answer that the clock was moved under, and goes on doubting until the next', () => {
  const sentAt = 1_800_000_000_000
  const before = answerAt(sentAt, 0, 20, 20, day)
  for (const shift of [-2 * day, -day, day]) {
    const onItsWay = answerAt(sentAt + 5_000, 0, 20, 20, day)
    const torn = { ...onItsWay, receivedAt: onItsWay.receivedAt + shift }
    const at = { now: torn.receivedAt + 1_000, ticks: torn.ticks + 1_000 }
    const doubted = serverTime([before, torn], at)
    expect(doubted).toMatchObject({ isDoubtful: true, heardAt: torn.ticks })
    // Put forward it may have slept, so that the clock is believed until the server says otherwise.
    if (shift < 0) expect(Math.abs(doubted.now - torn.ticks - 1_000)).toBeLessThan(600)
    const next = answerAt(sentAt + 6_000, 0, 20, 20, day + shift)
    const settled = serverTime([before, torn, next], { now: next.receivedAt, ticks: next.ticks })
    expect(settled.isDoubtful).toBe(false)
    expect(Math.abs(settled.now - next.ticks)).toBeLessThan(600)
  }
})

it('is doubtful when the clock was moved under the very first answer', () => {
  const onItsWay = answerAt(1_800_000_000_000, 0, 20, 20)
  const torn = { ...onItsWay, receivedAt: onItsWay.receivedAt + day }
  expect(serverTime([torn], { now: torn.receivedAt, ticks: torn.ticks })).toMatchObject({ isDoubtful: true })
})
