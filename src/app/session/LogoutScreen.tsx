import { LogoutPage } from '#features/logout/LogoutPage.tsx'
import type { Services } from '#features/services.ts'

const countUnsent = async (services: Services): Promise<number> => {
  const { outboxesOf } = await import('#features/timesheet/outbox/outboxes.ts')
  return outboxesOf(services).unsent()
}

/** Logging out, which knows of the one place where changes wait for the server. */
export function LogoutScreen() {
  return <LogoutPage countUnsent={countUnsent} />
}
