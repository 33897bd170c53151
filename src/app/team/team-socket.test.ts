import type { ClientOptions } from 'graphql-ws'
import { afterEach, expect, it, vi } from 'vitest'

const opened: ClientOptions[] = []
vi.mock('graphql-ws', () => ({ createClient: (options: ClientOptions) => opened.push(options) }))
const { createTeamSocket } = await import('./team-socket.ts')

type Given = Parameters<typeof createTeamSocket>

afterEach(() => vi.unstubAllGlobals())

it('the socket of a page that came over TLS goes over TLS, and its token in no address', () => {
  vi.stubGlobal('location', new URL('https://portal.example/team-member'))
  const store = { peek: () => ({ idToken: 'a.b.c', refreshToken: 'd' }) } as unknown as Given[0]
  createTeamSocket(store, { renew: vi.fn() } as unknown as Given[1])
  const [{ url, connectionParams } = { url: '' }] = opened
  expect(url).toBe('wss://portal.example/graphql')
  expect(typeof connectionParams === 'function' && connectionParams()).toEqual({ idToken: 'a.b.c' })
})
