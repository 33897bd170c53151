import Fastify from 'fastify'
import { expect } from 'vitest'
import { createFileClient } from '../../../src/gateway/files-client.ts'
import { gateway } from '../../../src/gateway/gateway.ts'
import { createTestChanges } from '../../../src/gateway/testing/changes.ts'
import { createV1Client } from '../../../src/gateway/v1-client.ts'
import type { RunningService, Session } from './service.ts'

export interface Answer {
  readonly data: Record<string, never> | null
  readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions: Record<string, unknown> }>
}

export interface Portal {
  /** Sends one operation as somebody. @param key the Idempotency-Key */
  ask(session: Session, query: string, variables?: object, key?: string): Promise<Answer>
  /** The data of an operation that must succeed. */
  done(session: Session, query: string, variables?: object): Promise<Answer['data']>
  close(): Promise<void>
}

/** A gateway before a running service: apart, with HTTP between them. */
export const startPortal = async (running: RunningService): Promise<Portal> => {
  const files = createFileClient({ baseUrl: running.url })
  const client = createV1Client({ baseUrl: running.url })
  const app = Fastify()
  app.addHook('onClose', async () => {
    await Promise.all([files.close(), client.close()])
  })
  await app.register(gateway, {
    call: client.call,
    transfer: files.transfer,
    production: false,
    addressKey: running.keys.clientAddress,
    trustedDocuments: {},
    notificationChanges: createTestChanges(),
  })
  const ask: Portal['ask'] = async (session, query, variables = {}, key) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${session.idToken}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      payload: { query, variables },
    })
    return response.json<Answer>()
  }
  return {
    ask,
    done: async (session, query, variables) => {
      const { data, errors } = await ask(session, query, variables)
      expect(errors, query).toBeUndefined()
      return data
    },
    close: () => app.close(),
  }
}
