import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'
import { expect, it, onTestFinished } from 'vitest'
import { lookUpPublic, NotPublic } from './public-lookup.ts'

it('a name that leads to this machine is not connected to', async () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  const guarded = new Agent({ connect: { lookup: lookUpPublic } })
  onTestFinished(() => guarded.close())
  await expect(request(address, { dispatcher: guarded })).rejects.toThrow(NotPublic)
  expect(calls).toBe(0)
  // The same address is there for whoever does not ask first.
  await (await request(address)).body.dump()
  expect(calls).toBe(1)
})
