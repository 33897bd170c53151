import { expect, it } from 'vitest'
import { clockText, timeAnnouncement } from './remaining-time.ts'

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [300, '05:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
])('%i seconds show as %s', (seconds, shown) => {
  expect(clockText(seconds)).toBe(shown)
})

it('is announced at five minutes and at one', () => {
  const said = [301, 300, 299, 61, 60, 1].map(timeAnnouncement)
  expect(said).toEqual(['', '5 minutes left.', '5 minutes left.', '5 minutes left.', '1 minute left.', '1 minute left.'])
})
