import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isPublicAddress, lookUpPublic, NotPublic } from './public-lookup.ts'

describe('addresses', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:4700:4700::1111', true],
    ['127.0.0.1', false],
    ['127.8.8.8', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, is) => {
    expect(isPublicAddress(address)).toBe(is)
  })
})

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
