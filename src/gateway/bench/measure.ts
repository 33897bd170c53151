import { fileURLToPath } from 'node:url'
import { Pool } from 'undici'
import { wholeProfile, wholeProfileCalls } from '../testing/cases/whole-profile.ts'
import { idToken, memberId, user } from '../testing/examples.ts'
import { type MeasuredProcess, startMeasured } from './measured-process.ts'

export interface GatewayFigures {
  /** CPU of the gateway's process for one operation that makes one v1 call, in milliseconds. */
  readonly oneOperation: number
  /** CPU of the v1 process for the same call made directly. */
  readonly oneDirectCall: number
  /** CPU of the gateway's process for a screen of six v1 calls as one operation. */
  readonly screenOperation: number
  /** CPU of the v1 process for the same six calls made directly. */
  readonly screenDirectCalls: number
  /** CPU of the gateway's process for the whole profile as one operation: nine v1 calls. */
  readonly profileOperation: number
  /** CPU of the v1 process for the same nine calls made directly. */
  readonly profileDirectCalls: number
  /** CPU of the gateway's process for a week of 50 records and its leave as one operation. */
  readonly weekOperation: number
  /** CPU of the v1 process for the same two calls made directly. */
  readonly weekDirectCalls: number
  readonly requests: number
}

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

const headers = { authorization: `Bearer ${idToken({ expiresIn: 3600 })}` }
const find = { PageNumber: 1, PageSize: 5, UnreadOnly: false }
const userCall: Sent = { method: 'GET', path: `/v1/authentication/GetUserByEmail/${encodeURIComponent(user.email)}` }
const oneUseTokenCall: Sent = { method: 'GET', path: `/v1/user/getTeammemberToken/${memberId}` }
const screenCalls: readonly Sent[] = [
  userCall,
  { method: 'GET', path: '/v1/teammember/GetTeammemberWithProfessional' },
  { method: 'GET', path: '/v1/teammember/GetCommitmentByTeammemberId' },
  { method: 'GET', path: '/v1/payRun/active' },
  { method: 'POST', path: '/v1/notification/find', body: { ...find, PageSize: 1, UnreadOnly: true } },
  { method: 'POST', path: '/v1/notification/find', body: find },
]

const graphql = (query: string): Sent => ({ method: 'POST', path: '/graphql', body: { query } })
const oneOperation = graphql('mutation { createOneUseToken }')
const screenOperation = graphql(`{
  viewer {
    id hasCommitments hasActiveCommitment pendingCommitmentCount waitingPayRunCount unreadNotificationCount
    user { id fullName roles email emailVerified avatar }
    completeness { personal professional careerHistory profile }
  }
  notifications(pageSize: 5) { totalCount unreadCount items { id title body link createdAt readAt } }
}`)

const profileOperation = graphql(`{ profile ${wholeProfile} }`)
const profileCalls = wholeProfileCalls.map(([call]): Sent => ({ method: 'GET', path: `/v1${call.path}` }))

const range = { startDate: '2026-03-02T00:00:00', endDate: '2026-03-08T00:00:00' }
const weekOperation = graphql(`{
  timesheet(start: "2026-03-02", end: "2026-03-08") {
    id start end
    entries {
      id version date epic ticket effort adjustment description
      commitment { id name } project { id name } activity { id value } technology { id value }
    }
    leaves { id date }
  }
}`)
const weekCalls: readonly Sent[] = [
  { method: 'POST', path: '/v1/timesheet/page', body: { TeammemberId: memberId, ...range, Size: 500, After: null } },
  { method: 'POST', path: '/v1/leave/GetDateRangeList', body: range },
]

const send = async (pool: Pool, { method, path, body }: Sent): Promise<void> => {
  const answer = await pool.request({
    method,
    path,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.body.text()
  if (answer.statusCode !== 200 || text.includes('"errors"')) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
}

const sendMany = async (pool: Pool, sent: readonly Sent[], times: number): Promise<void> => {
  let left = times
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      for (const one of sent) await send(pool, one)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

const cpuPerTime = async (process: MeasuredProcess, sent: readonly Sent[], times: number): Promise<number> => {
  const pool = new Pool(new URL(process.address).origin, { connections: 8 })
  await sendMany(pool, sent, Math.ceil(times / 2))
  const before = await process.cpu()
  await sendMany(pool, sent, times)
  const used = (await process.cpu()) - before
  await pool.close()
  return used / times / 1000
}

/**
 * Measures the gateway's CPU beside the direct calls, in one run against one v1 stand-in; each side is a process of its own.
 *
 * @param requests how often each is sent after a warm-up of half as many
 */
export const measureGateway = async (requests = 2_000): Promise<GatewayFigures> => {
  const v1 = await startMeasured('./v1-process.ts')
  const gateway = await startMeasured('./gateway-process.ts', v1.address)
  try {
    return {
      requests,
      oneOperation: await cpuPerTime(gateway, [oneOperation], requests),
      oneDirectCall: await cpuPerTime(v1, [oneUseTokenCall], requests),
      screenOperation: await cpuPerTime(gateway, [screenOperation], requests),
      screenDirectCalls: await cpuPerTime(v1, screenCalls, requests),
      profileOperation: await cpuPerTime(gateway, [profileOperation], requests),
      profileDirectCalls: await cpuPerTime(v1, profileCalls, requests),
      weekOperation: await cpuPerTime(gateway, [weekOperation], requests),
      weekDirectCalls: await cpuPerTime(v1, weekCalls, requests),
    }
  } finally {
    gateway.stop()
    v1.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await measureGateway(Number(process.argv[2] ?? 2_000)))
