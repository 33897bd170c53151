import { beforeEach, expect, it, vi } from 'vitest'
import type { Services } from '#features/shared/services/services.ts'
import { countUnsent } from './count-unsent.ts'

const services = {} as Services

/** What fetching the code of the outbox gives. */
const outboxCode = (load: () => object) => vi.doMock('#features/shared/outbox/outbox.ts', load)

const timerCode = (measured: number) =>
  vi.doMock('#features/shared/timer/count-measured.ts', () => ({ countMeasured: async () => measured }))

beforeEach(() => {
  vi.resetModules()
  timerCode(0)
})

it('counts what a timer measured, too', async () => {
  outboxCode(() => ({ outboxOf: () => ({ unsent: async () => 3 }) }))
  timerCode(1)
  expect(await countUnsent(services)).toBe(4)
})

it('counts what the server does not have', async () => {
  outboxCode(() => ({ outboxOf: () => ({ unsent: async () => 3 }) }))
  expect(await countUnsent(services)).toBe(3)
})

it.each([
  [
    'fetched',
    () => {
      throw new Error('No network')
    },
  ],
  ['read', () => ({ outboxOf: () => ({ unsent: () => Promise.reject(new Error('No database')) }) })],
])('keeps nobody in whose outbox cannot be %s', async (_, load: () => object) => {
  outboxCode(load)
  expect(await countUnsent(services)).toBe(0)
})
