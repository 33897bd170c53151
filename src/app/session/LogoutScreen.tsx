import { LogoutPage } from '#features/logout/LogoutPage.tsx'
import { countUnsent } from './count-unsent.ts'

/** Logging out, which knows of what would be lost with the session. */
export function LogoutScreen() {
  return <LogoutPage countUnsent={countUnsent} />
}
