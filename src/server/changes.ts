import type { FastifyBaseLogger } from 'fastify'
import { changesStream } from '#gateway/changes-stream.ts'
import { notificationsChannel } from '#service/notification/store.ts'
import { type HeardChanges, keepHearing } from './hearing.ts'
import { listenOnDatabase } from './notification-changes.ts'

export interface ChangesParts {
  /** Where PostgreSQL itself is; `null` for a process that was told of none. */
  readonly sessionUrl: string | null
  /** Where v1 is, with its path. */
  readonly v1BaseUrl: string
  /** Signs the request for v1's stream; `null` for a process that was told neither SECRET nor CHANGES_KEY. */
  readonly key: Buffer | null
  readonly log: FastifyBaseLogger
}

/** Of a process that can hear of none. */
const noChanges: HeardChanges = {
  from: null,
  isHeard: () => false,
  listen: () => () => undefined,
  stop: async () => undefined,
}

/** Hears of changes from the database, and without one from v1. */
export const openChanges = ({ sessionUrl, v1BaseUrl, key, log }: ChangesParts): HeardChanges => {
  if (sessionUrl !== null) return keepHearing('database', listenOnDatabase(sessionUrl, notificationsChannel), log)
  if (key !== null) return keepHearing('v1', changesStream({ baseUrl: v1BaseUrl, key }), log)
  log.warn(
    'without DATABASE_URL, SECRET and CHANGES_KEY the gateway hears of no changes: open pages do not tell of new notifications by themselves',
  )
  return noChanges
}
