import { expect, it } from 'vitest'
import { clockText, measuredTime, roundedHours } from './measured-time.ts'
import { readEffort } from './timesheet.ts'

const minutes = (count: number): number => count * 60_000

it.each([
  [0, '0:00', 0.25],
  [minutes(1) - 1, '0:00', 0.25],
  [minutes(7), '0:07', 0.25],
  [minutes(22), '0:22', 0.25],
  [minutes(23), '0:23', 0.5],
  [minutes(112), '1:52', 1.75],
  [minutes(113), '1:53', 2],
  [minutes(600), '10:00', 10],
  [minutes(1445), '24:05', 24],
])('%i ms are %s, and %d hours of a record', (time, text, hours) => {
  expect(clockText(time)).toBe(text)
  expect(roundedHours(time, 'Nearest')).toBe(hours)
})

it.each([
  [0, 0.25, 0.25],
  [minutes(15), 0.25, 0.25],
  [minutes(16), 0.5, 0.25],
  [minutes(29), 0.5, 0.25],
  [minutes(30), 0.5, 0.5],
])('%i ms are %d hours rounded up, and %d rounded down', (time, up, down) => {
  expect(roundedHours(time, 'Up')).toBe(up)
  expect(roundedHours(time, 'Down')).toBe(down)
})

it('is a length that the form reads', () => {
  for (let time = 0; time < minutes(620); time += 97_001) {
    const hours = roundedHours(time, 'Nearest')
    expect(readEffort(String(hours))).toBe(hours)
    expect(Math.abs(hours - Math.max(0.25, time / 3_600_000))).toBeLessThanOrEqual(0.125)
  }
})

it('is none when the clock was put back', () => {
  expect(measuredTime(5_000, 4_000)).toBe(0)
  expect(measuredTime(4_000, 5_500)).toBe(1_500)
})
