import type { Services } from '#features/shared/services/services.ts'

/**
 * How many changes the signed-in person has on this device alone; what is on its way gets a moment to arrive. 0 where that cannot be
 * found out, because its code cannot be fetched: whoever wants to log out must be able to.
 */
export const countUnsent = async (services: Services): Promise<number> => {
  try {
    // The one place where changes wait for the server.
    const { outboxOf } = await import('#features/shared/outbox/outbox.ts')
    return await outboxOf(services).unsent()
  } catch {
    return 0
  }
}
