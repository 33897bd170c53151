import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dayBefore, demoRecord } from '../../tests/load/timesheet-demo.ts'
import { startPortal } from '../../tests/support/portal.ts'
import { makeSmallDisk } from '../../tests/support/small-disk.ts'

const disk = await makeSmallDisk(400)

test.skipIf(disk === null)(
  'a full disk: saves say so, /readyz too, reading goes on, and all is well when there is room',
  async () => {
    if (disk === null) return
    const portal = await startPortal({ dataFolder: join(disk.folder, 'data') })
    onTestFinished(async () => {
      await portal.stop()
      await disk.remove()
    })
    const ask = (method: string, path: string, body?: object, token?: string): Promise<Response> =>
      fetch(`${portal.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const login = await ask('POST', '/v1/authentication/Login', { UserName: 'member@demo.test', Password: 'Portal-demo-1' })
    const { id_token: token, user } = ((await login.json()) as { value: { id_token: string; user: { id: string } } }).value
    const record = await demoRecord(async (path, body) => (await ask('POST', path, body, token)).json(), user.id)
    let saves = 0
    const save = (): Promise<Response> => {
      saves += 1
      return ask(
        'POST',
        '/v1/timesheet/save',
        {
          ...record,
          id: null,
          IssueNo: `FULL-${saves}`,
          Effort: 0.25,
          Description: 'x'.repeat(900),
          Date: `${dayBefore(-35)}T00:00:00`,
        },
        token,
      )
    }
    expect((await save()).status).toBe(200)
    expect((await ask('GET', '/readyz')).status).toBe(200)

    await disk.fill()
    let refused = await save()
    while (refused.status === 200) refused = await save()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await refused.json()).toEqual({
      statusCode: 503,
      message: 'There is no room left to save anything. Please try again later.',
    })
    const readiness = await ask('GET', '/readyz')
    expect([readiness.status, await readiness.json()]).toMatchObject([503, { status: 'not ready', missing: 'room to save' }])
    expect((await ask('GET', `/v1/notification/preferences`, undefined, token)).status).toBe(200)
    expect(portal.output()).toContain('nothing can be saved: the disk is full')

    await disk.empty()
    await expect.poll(async () => (await ask('GET', '/readyz')).status).toBe(200)
    expect((await save()).status).toBe(200)
  },
)
