import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { addressesOf } from './client.ts'
import { createPool } from './pool.ts'

it.each([
  ['postgres://portal:w%40rd@one:5432/portal', ['postgres://portal:w%40rd@one:5432/portal']],
  ['postgres://one/portal?sslmode=require', ['postgres://one/portal?sslmode=require']],
  [
    'postgres://portal:w%2Crd@one:5432,two:5433/portal?target_session_attrs=read-write&sslmode=require',
    ['postgres://portal:w%2Crd@one:5432/portal?sslmode=require', 'postgres://portal:w%2Crd@two:5433/portal?sslmode=require'],
  ],
  ['postgresql://[::1]:5432,two/portal', ['postgresql://[::1]:5432/portal', 'postgresql://two/portal']],
])('the hosts of %s', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})

/** A message of PostgreSQL's protocol. */
const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(type), length, body])
}

it('a connection that is ended in the very moment in which it is there is lost to its pool, and to nothing else', async () => {
  const ended = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'))
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // One write, so that node-postgres reads all of it at once.
    socket.once('data', () => socket.end(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I')), ended])))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const pool = createPool(`postgres://portal@127.0.0.1:${(server.address() as AddressInfo).port}/portal`)
  onTestFinished(() => pool.end())
  // An error that nobody listens to would be one outside of this test, which fails the run.
  await expect(pool.query('select 1')).rejects.toThrow()
})
