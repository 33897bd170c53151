import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { type RunningPortal, startPortal } from '../../tests/support/portal.ts'

let database: TestDatabase
let v1: RunningPortal
let gateway: RunningPortal
let web: RunningPortal

beforeAll(async () => {
  database = await createTestDatabase()
  const shared = { DATABASE_URL: database.url }
  v1 = await startPortal({ environment: { ...shared, PORTAL_ROLES: 'v1' } })
  gateway = await startPortal({ environment: { ...shared, PORTAL_ROLES: 'gateway', V1_URL: v1.url } })
  web = await startPortal({ environment: { PORTAL_ROLES: 'web', GATEWAY_URL: gateway.url } })
})

afterAll(async () => {
  for (const portal of [web, gateway, v1]) await portal?.cleanUp()
  await database?.drop()
})

const logIn = `mutation LogIn($userName: String!, $password: String!) {
  logIn(userName: $userName, password: $password) { user { email } tokens { idToken } }
}`

const requestId = 'three-processes-0001'

describe('three processes, a role each', () => {
  test('a person signs in through web, gateway and v1, and one request id goes through all of them', async () => {
    const answer = await fetch(`${web.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body: JSON.stringify({ query: logIn, variables: { userName: 'member@demo.test', password: 'Portal-demo-1' } }),
    })
    const text = await answer.text()
    expect(text).not.toContain('"errors"')
    expect(text).toContain('member@demo.test')
    for (const portal of [web, gateway, v1]) await expect.poll(() => portal.output()).toContain(`"requestId":"${requestId}"`)
  })

  test('each answers its own part only', async () => {
    const status = async (portal: RunningPortal, path: string) => (await fetch(portal.url + path)).status
    expect(await status(web, '/login')).toBe(200)
    expect(await status(web, '/v1/authentication/Login')).toBe(404)
    expect(await status(gateway, '/login')).toBe(404)
    expect(await status(gateway, '/graphql')).toBe(405)
    expect(await status(v1, '/login')).toBe(404)
    expect(await status(v1, '/graphql')).toBe(404)
  })

  test('the gateway keeps answering while v1 is away, with a typed error', async () => {
    await v1.stop()
    const answer = await fetch(`${web.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: logIn, variables: { userName: 'member@demo.test', password: 'Portal-demo-1' } }),
    })
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM' } }] })
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
  })
})
