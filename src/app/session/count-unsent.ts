import type { Services } from '#features/shared/services/services.ts'

/** The places of this device in which something may be that the server does not have; the code of each is fetched. */
const counters: ReadonlyArray<(services: Services) => Promise<number>> = [
  // The one place where changes wait for the server.
  async (services) => {
    const { outboxOf } = await import('#features/shared/outbox/outbox.ts')
    return outboxOf(services).unsent()
  },
  async (services) => {
    const { countMeasured } = await import('#features/shared/timer/count-measured.ts')
    return countMeasured(services)
  },
]

/**
 * How many changes the signed-in person has on this device alone; what is on its way gets a moment to arrive. 0 where that cannot be
 * found out, because its code cannot be fetched: whoever wants to log out must be able to.
 */
export const countUnsent = async (services: Services): Promise<number> => {
  const counts = await Promise.all(counters.map((count) => count(services).catch(() => 0)))
  return counts.reduce((sum, count) => sum + count, 0)
}
