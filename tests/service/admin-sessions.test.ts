import { afterAll, beforeEach, expect, it } from 'vitest'
import { admin } from './support/admin.ts'
import { testSecret } from './support/samples.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService | undefined
beforeEach(async () => {
  running ??= await startService()
})
afterAll(() => running?.stop())

const service = (): RunningService => {
  if (running === undefined) throw new Error('Not started')
  return running
}
const command = (...parameters: readonly string[]) =>
  admin({ SECRET: testSecret, DATABASE_URL: service().databaseUrl }, 'end-sessions', ...parameters)
/** The statuses of a call, and of a refresh. */
const isOpen = async ({ idToken, refreshToken }: Session): Promise<readonly number[]> => {
  const call = await service().call('GET', '/notification/preferences', { headers: { authorization: `Bearer ${idToken}` } })
  const refresh = await service().call('GET', '/authentication/refreshToken', { headers: { 'x-refresh-token': refreshToken } })
  return [call.status, refresh.status]
}

it('ends every session of one person, and of nobody else', async () => {
  await command('--all')
  const [one, two, other] = [await service().logIn('member'), await service().logIn('member'), await service().logIn('lead')]
  expect(await command('  Member@demo.test ')).toEqual({ code: 0, output: '2 sessions ended\n', errors: '' })
  for (const ended of [one, two]) expect(await isOpen(ended)).toEqual([401, 401])
  expect(await isOpen(other)).toEqual([200, 200])
  expect((await command('member@demo.test')).output).toBe('0 sessions ended\n')
  expect(await isOpen(await service().logIn('member'))).toEqual([200, 200])
})

it('ends the sessions of everybody', async () => {
  await command('--all')
  const sessions = [await service().logIn('amir'), await service().logIn('lead')]
  expect((await command('--all')).output).toBe('2 sessions ended\n')
  for (const ended of sessions) expect(await isOpen(ended)).toEqual([401, 401])
})

it('says that there is nobody with an e-mail', async () => {
  const { code, errors } = await command('nobody@demo.test')
  expect([code, errors]).toEqual([1, 'There is nobody with the e-mail nobody@demo.test.\nNothing was changed.\n'])
})

it.each([[], ['a@demo.test', 'b@demo.test']])('is not a command with %j', async (...parameters) => {
  expect(await command(...parameters)).toMatchObject({ code: 2, output: '' })
})
