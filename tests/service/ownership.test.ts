import { and, eq } from 'drizzle-orm'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallShape, naming } from '../../src/contract/call.ts'
import { allCalls } from '../../src/contract/v1.ts'
import { identifyCaller } from '../../src/service/access.ts'
import { notification } from '../../src/service/db/message-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { notify } from '../../src/service/notification/notify.ts'
import { reportReader } from '../../src/service/report/report-database.ts'
import { confirmationOf } from './support/confirmation.ts'
import { bodyFor, exampleOf, parameterFor, pathFor } from './support/examples.ts'
import { seedForTests } from './support/samples.ts'
import { ownerWork, type Reply, type RunningService, type Session, startService } from './support/service.ts'

/** Route x role x owner, from the contract: a call that is added there is tested here or fails. */

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())

const roles = {
  member: 'Teammember',
  lead: 'Linemanager',
  customer: 'Customer',
  admin: 'Admin',
} as const
type Person = keyof typeof roles
const people = Object.keys(roles) as Person[]

const owners = ['self', 'report', 'colleague', 'line manager', 'nobody'] as const
type Owner = (typeof owners)[number]

const mayRole = (call: CallShape, person: Person): boolean => {
  if (call.access === 'team') return person === 'member' || person === 'lead'
  if (call.access === 'lineManager') return person === 'lead'
  return true
}

const mayName = (call: CallShape, person: Person, owner: Owner): boolean => {
  if (owner === 'self') return true
  const ownership = naming(call)
  return ownership?.orReports === true && person === 'lead' && owner === 'report'
}

/** What is answered about somebody else's: that it may not be seen, or that there is no such thing. */
const refusedStatusOf = (call: CallShape): number => {
  const ownership = naming(call)
  return ownership?.is === 'ownRow' && ownership.hidden === true ? 404 : 403
}

/** The seed's person who stands to the caller as said; amir is led by lead, idle by nobody. */
const personNamed = (person: Person, owner: Owner): string =>
  ({ self: person, report: 'amir', colleague: 'idle', 'line manager': 'lead', nobody: 'nobody' })[owner]

/** Whether the seed has a row of this kind for the person; accounts have an id and an e-mail in any case. */
const hasRow = (call: CallShape, person: Person): boolean =>
  naming(call)?.is !== 'ownRow' || person === 'member' || person === 'lead'

const isMeaningful = (call: CallShape, person: Person, owner: Owner): boolean =>
  owner === 'self' ? hasRow(call, person) : owner !== 'line manager' || person !== 'lead'

/** Who is signed in already, at the time that the service's clock shows. */
const sessions = new Map<Person, Session>()

/** A session of the person; one of its own for a call that uses its refresh token up. */
const sessionOf = async (person: Person, call: CallShape): Promise<Session> => {
  const kept = call.access === 'session' ? undefined : sessions.get(person)
  const session = kept ?? (await running.logIn(person))
  if (call.access !== 'session') sessions.set(person, session)
  return session
}

/** Whether a call has removed something since the demo data were last complete. */
let isAnythingRemoved = false

const send = async (
  domain: string,
  name: string,
  call: CallShape,
  person: Person | null,
  named: string,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const body = bodyFor(call, exampleOf(domain, name), named)
  const session = person === null ? undefined : await sessionOf(person, call)
  const refresh = call.access === 'session' && session !== undefined ? { 'x-refresh-token': session.refreshToken } : {}
  const confirmed =
    call.isConfirmed === true && session !== undefined ? { 'x-confirmation': await confirmationOf(running, session) } : {}
  const reply = await running.call(call.method, pathFor(call, named), {
    headers: { ...refresh, ...confirmed, ...headers },
    ...(body === undefined ? {} : { body }),
    ...(session === undefined || call.access === 'session' ? {} : { session }),
  })
  if (/^(?:remove|revoke)/.test(name) && reply.status < 400) isAnythingRemoved = true
  return reply
}

const hasParameter = (call: CallShape): boolean => naming(call) !== null

describe.each(allCalls.map(({ domain, name, call }) => ({ title: `${call.method} ${call.path}`, domain, name, call })))(
  '$title',
  ({ domain, name, call }) => {
    const allowed = exampleOf(domain, name).status

    // A code that was sent is over, and what an earlier case removed is there again.
    beforeEach(async () => {
      if (/^(?:send|verify)/.test(name)) {
        running.clock.forward(61 * 60 * 1000)
        sessions.clear()
      }
      if (!isAnythingRemoved) return
      await seedForTests(running.pool, running.clock.now)
      isAnythingRemoved = false
    })

    it(call.access === 'public' ? 'is open to anybody' : 'is closed without a token and with a wrong one', async () => {
      const expected = call.access === 'public' ? allowed : 401
      const wrong = { authorization: 'Bearer not.a.token', 'x-refresh-token': call.access === 'session' ? 'wrong' : '' }
      expect((await send(domain, name, call, null, 'member')).status).toBe(expected)
      const withWrong = (await send(domain, name, call, null, 'member', wrong)).status
      // Signing out is no secret: a token that is not known is as good as dropped.
      expect(withWrong).toBe(name === 'logout' ? 200 : expected)
    })

    const takesTokens = call.access !== 'public'
    if (takesTokens) {
      it('takes no session token in the place of the other', async () => {
        const session = await running.logIn('member')
        const headers =
          call.access === 'session'
            ? { authorization: `Bearer ${session.idToken}` }
            : { authorization: `Bearer ${session.refreshToken}` }
        expect((await send(domain, name, call, null, 'member', headers)).status).toBe(401)
      })
    }

    it.each(people.filter((person) => hasRow(call, person)))('answers the role of %s as the contract says', async (person) => {
      const reply = await send(domain, name, call, person, person)
      expect(reply.status).toBe(mayRole(call, person) ? allowed : 403)
    })

    if (!hasParameter(call)) return

    it.each(
      people.flatMap((person) => owners.filter((owner) => isMeaningful(call, person, owner)).map((owner) => ({ person, owner }))),
    )('for $person naming $owner', async ({ person, owner }) => {
      const named = personNamed(person, owner)
      if (owner === 'self' && !hasRow(call, person)) return
      const reply = await send(domain, name, call, person, named)
      expect(reply.status).toBe(mayRole(call, person) ? (mayName(call, person, owner) ? allowed : refusedStatusOf(call)) : 403)
    })
  },
)

it('says the same about somebody else as about nobody', async () => {
  for (const { domain, name, call } of allCalls.filter(({ call }) => hasParameter(call))) {
    const [other, nobody] = [await send(domain, name, call, 'member', 'lead'), await send(domain, name, call, 'member', 'nobody')]
    expect([other.status, other.message]).toEqual([nobody.status, nobody.message])
  }
})

it("changes nothing in somebody else's row", async () => {
  const id = await running.db.transaction((tx) =>
    notify(tx, ownerWork(running), {
      memberId: seedId('lead/member'),
      kind: 'Application',
      title: 'Mine',
      body: 'Only mine',
      link: null,
    }),
  )
  const mine = and(eq(notification.memberId, seedId('lead/member')), eq(notification.id, id))
  const session = await running.logIn('member')
  expect((await running.call('PUT', `/notification/${id}/read`, { session })).status).toBe(403)
  expect(await running.db.select({ readAt: notification.readAt }).from(notification).where(mine)).toEqual([{ readAt: null }])
})

it('finds a person however the e-mail or the id in the path is spelt', async () => {
  const session = await running.logIn('member')
  const email = await running.call('GET', `/authentication/GetUserByEmail/${encodeURIComponent(' MEMBER@Demo.test')}`, {
    session,
  })
  expect(email.status).toBe(200)
  const id = parameterFor(allCallsByName('getTeammemberToken'), 'member').toUpperCase()
  expect((await running.call('GET', `/user/getTeammemberToken/${id}`, { session })).status).toBe(200)
})

const allCallsByName = (name: string): CallShape => {
  const found = allCalls.find((entry) => entry.name === name)
  if (found === undefined) throw new Error(`No call ${name}`)
  return found.call
}

describe('access by role', () => {
  const shape = (access: CallShape['access']): CallShape => ({
    method: 'GET',
    path: '/anything',
    summary: '',
    access,
    ownership: 'none',
    answer: Type.Null(),
  })

  it.each([
    { access: 'member', may: ['member', 'lead', 'customer', 'admin'] },
    { access: 'team', may: ['member', 'lead'] },
    { access: 'lineManager', may: ['lead'] },
  ] as const)('$access lets in $may', async ({ access, may }) => {
    const service = { ...running, clock: () => running.clock.now, readReport: reportReader(null, () => undefined) }
    for (const person of people) {
      const { idToken } = await running.logIn(person)
      const headers = { authorization: `Bearer ${idToken}`, refreshToken: null }
      const caller = identifyCaller(service, shape(access), headers, running.clock.now)
      if (may.some((allowed) => allowed === person)) await expect(caller).resolves.toMatchObject({ role: roles[person] })
      else await expect(caller).rejects.toMatchObject({ statusCode: 403 })
    }
  })
})
