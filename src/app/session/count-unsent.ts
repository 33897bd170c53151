import type { Services } from '#features/services.ts'

/** How many changes the signed-in person has on this device alone; what is on its way gets a moment to arrive. */
export const countUnsent = async (services: Services): Promise<number> => {
  // The one place where changes wait for the server.
  const { outboxesOf } = await import('#features/timesheet/outbox/outboxes.ts')
  return outboxesOf(services).unsent()
}
