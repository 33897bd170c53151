import { beforeEach, expect, it, vi } from 'vitest'
import type { Services } from '#features/shared/services/services.ts'
import { countUnsent } from './count-unsent.ts'

const services = {} as Services

/** What fetching the code of the outbox gives. */
const outboxCode = (load: () => object) => vi.doMock('#features/shared/outbox/outbox.ts', load)

/** What a timer has measured. One stand-in gives it: of two for one file, the later does not always count. */
let measured = 0

beforeEach(() => {
  vi.resetModules()
  measured = 0
  vi.doMock('#features/shared/timer/count-measured.ts', () => ({ countMeasured: async () => measured }))
})

it('counts what a timer measured, too', async () => {
  outboxCode(() => ({ outboxOf: () => ({ unsent: async () => 3 }) }))
  measured = 1
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
