import type { Database } from '../db/database.ts'
import type { Sender } from '../notification/notify.ts'

/** What the owner's commands work with. */
export interface OwnerWork extends Sender {
  readonly db: Database
}
