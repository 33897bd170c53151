import Fastify from 'fastify'
import { createFileClient } from '../files-client.ts'
import { gateway } from '../gateway.ts'
import { createTestChanges } from '../testing/changes.ts'
import { createV1Client } from '../v1-client.ts'
import { serveMeasurements } from './measured-process.ts'

const [baseUrl = ''] = process.argv.slice(2)
const app = Fastify()
await app.register(gateway, {
  call: createV1Client({ baseUrl }).call,
  transfer: createFileClient({ baseUrl }).transfer,
  production: false,
  addressKey: null,
  trustedDocuments: {},
  notificationChanges: createTestChanges(),
})
serveMeasurements(await app.listen({ host: '127.0.0.1', port: 0 }))
