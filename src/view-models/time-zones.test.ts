import { expect, it } from 'vitest'
import { cityOfTimeZone } from './time-zones.ts'

it.each([
  ['Australia/Melbourne', 'Melbourne'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh'],
  ['UTC', 'UTC'],
])('%s is in %s', (zone, city) => {
  expect(cityOfTimeZone(zone)).toBe(city)
})
