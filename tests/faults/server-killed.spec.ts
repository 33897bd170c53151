import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { messages } from '#rules/messages.ts'
import { freePort } from '../../src/server/free-port.ts'
import { spoil } from '../support/kept-page.ts'
import { makeDataFolder, type RunningPortal } from '../support/portal.ts'
import { startPortalOfRun } from '../support/portal-cluster.ts'
import { rounds } from '../support/soak.ts'
import { onDatabaseOf } from './support/portal-database.ts'
import { demoPassword, expect, test } from './support/portal-test.ts'

const kills = rounds(2, 21)
const signUpsPerRound = 8
const password = 'Correct-horse-7'

interface Person {
  readonly email: string
  readonly telephone: string
  readonly key: string
  readonly way: 'v1' | 'gateway'
}

/** What came back of one sign-up: the id it was acknowledged with, or null when no answer arrived. */
type Answer = string | null

const newPerson = (round: number, place: number): Person => ({
  email: `killed-${round}-${place}@faults.test`,
  telephone: `+6149${String(round * 100 + place).padStart(7, '0')}`,
  key: randomUUID(),
  way: place % 2 === 0 ? 'v1' : 'gateway',
})

const requestOf = ({ email, telephone, way }: Person) =>
  way === 'v1'
    ? {
        path: '/v1/teammember/signup',
        body: { FirstName: 'Kim', LastName: 'Lost', Email: email, Telephone: telephone, Password: password },
      }
    : {
        path: '/graphql',
        body: {
          query: 'mutation Kill($input: SignUpInput!) { signUp(input: $input) { id } }',
          variables: { input: { firstName: 'Kim', lastName: 'Lost', email, telephone, password } },
        },
      }

/** Of several processes, one that lives says of another that it gave no answer. */
const saysUnanswered = (status: number, text: string): boolean =>
  Number(process.env.CLUSTER) > 0 && ([502, 503, 504].includes(status) || /"code":"(UPSTREAM|UNAVAILABLE)"/.test(text))

/** @throws Error when the portal answers anything but the account's id, TypeError when it gave no answer */
const signUp = async (portal: RunningPortal, person: Person): Promise<string> => {
  const { path, body } = requestOf(person)
  const response = await fetch(`${portal.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': person.key },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const id = /"id":"([0-9a-f-]{36})"/.exec(text)?.[1]
  if (id === undefined && saysUnanswered(response.status, text)) throw new TypeError(text)
  if (response.status !== 200 || id === undefined) throw new Error(`${response.status} ${text}`)
  return id
}

const logInStatus = async (portal: RunningPortal, { email }: Person): Promise<number> => {
  const response = await fetch(`${portal.url}/v1/authentication/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: email, Password: password }),
  })
  await response.arrayBuffer()
  return response.status
}

/** Everything a sign-up writes, counted for one e-mail. */
const rowsOf = (portal: RunningPortal, emails: readonly string[]) =>
  onDatabaseOf<{ email: string; id: string | null; accounts: number; members: number; tokens: number }>(
    portal,
    `select wanted.email, min(member.id::text) as id, count(distinct account.id)::int as accounts,
       count(distinct member.id)::int as members, count(distinct token.token_hash)::int as tokens
     from unnest($1::text[]) as wanted(email)
     left join user_account account on account.user_name = wanted.email
     left join team_member member on member.email = wanted.email and member.user_account_id = account.id
     left join one_time_token token on token.member_id = member.id and token.purpose = 'verification'
     group by wanted.email`,
    [emails],
  )

const mailsWaiting = async (portal: RunningPortal): Promise<number> =>
  Number((await onDatabaseOf<{ count: string }>(portal, 'select count(*) from outbox'))[0]?.count)

const userName = (page: Page) => page.getByRole('textbox', { name: 'User name' })
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' })

const fillLogin = async (page: Page): Promise<void> => {
  await userName(page).fill('member@demo.test')
  await passwordField(page).fill(demoPassword)
}

const pressLogin = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).click()

const openLogin = async (page: Page, { url }: RunningPortal): Promise<void> => {
  await page.goto(`${url}/register/login`)
  await fillLogin(page)
  // What the page fetches while nobody waits for it is there.
  await page.waitForLoadState('networkidle')
}

/** Tries to log in while the server is away, and looks elsewhere. */
const seeServerAway = async (page: Page): Promise<void> => {
  await pressLogin(page)
  await expect(page.getByText(messages.serverUnreachable)).toBeVisible()
  await expect(userName(page)).toHaveValue('member@demo.test')
  await expect(passwordField(page)).toHaveValue(demoPassword)
  await page.getByRole('link', { name: 'Signup' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-flow=login]')).toBeVisible()
}

const logIn = async (page: Page): Promise<void> => {
  await fillLogin(page)
  await pressLogin(page)
  await expect(page.getByRole('banner')).toBeVisible()
}

test(`kill -9 during sign-ups, ${kills} rounds: what was acknowledged is stored, a repeated request makes one account, and a login screen is told`, async ({
  page,
  problems,
}) => {
  // What this other portal has stored is not cleaned.
  spoil(page.context())
  const dataFolder = await makeDataFolder()
  // What was under way when it was killed stays counted as tries of this one address, which are not what is looked at here.
  const options = { dataFolder, port: await freePort(), environment: { RATE_LIMIT_FACTOR: '100' } }
  let portal = await startPortalOfRun(options)
  const mailsAtFirst = await mailsWaiting(portal)
  const tally = { acknowledged: 0, unanswered: 0, storedUnanswered: 0 }
  try {
    await openLogin(page, portal)
    for (let round = 0; round < kills; round += 1) {
      const people = Array.from({ length: signUpsPerRound }, (_, place) => newPerson(round, place))
      const running = portal
      let arrived = 0
      // Each round dies after another number of answers, and some milliseconds into the next.
      const fatal = (2 * round) % (signUpsPerRound - 1)
      let isTime: () => void = () => undefined
      const time = new Promise<void>((resolve) => {
        isTime = resolve
      })
      if (fatal === 0) isTime()
      const asked = people.map((person) =>
        signUp(running, person).then(
          (id): Answer => {
            arrived += 1
            if (arrived === fatal) isTime()
            return id
          },
          (error: unknown): Answer => {
            if (error instanceof TypeError) return null
            throw error
          },
        ),
      )
      await time
      await pause((round * 7) % 40)
      await running.kill()
      const answers = await Promise.all(asked)

      if (round === 0) await seeServerAway(page)
      portal = await startPortalOfRun(options)
      if (round === 0) {
        await logIn(page)
        await page.close()
      }
      const stored = new Map(
        (
          await rowsOf(
            portal,
            people.map(({ email }) => email),
          )
        ).map((row) => [row.email, row]),
      )
      for (const [place, person] of people.entries()) {
        const row = stored.get(person.email)
        const answer = answers[place] ?? null
        const isStored = row?.accounts === 1
        if (answer !== null)
          expect(row, 'an acknowledged account').toMatchObject({ id: answer, accounts: 1, members: 1, tokens: 1 })
        else expect([row?.accounts, row?.members, row?.tokens], 'all or nothing').toEqual(isStored ? [1, 1, 1] : [0, 0, 0])
        if (answer !== null) tally.acknowledged += 1
        else tally.unanswered += 1
        if (answer === null && isStored) tally.storedUnanswered += 1
      }
      const again = portal
      const ids = await Promise.all(people.map((person) => signUp(again, person)))
      expect(await Promise.all(people.map((person) => signUp(again, person)))).toEqual(ids)
      for (const row of await rowsOf(
        portal,
        people.map(({ email }) => email),
      )) {
        expect(row).toMatchObject({ accounts: 1, members: 1, tokens: 1 })
        expect(ids).toContain(row.id)
      }
      for (const [place, answer] of answers.entries()) if (answer !== null) expect(ids[place]).toBe(answer)
      expect(await Promise.all(people.map((person) => logInStatus(again, person)))).toEqual(people.map(() => 200))
    }
    expect(await mailsWaiting(portal)).toBe(mailsAtFirst + kills * signUpsPerRound)
    expect(tally.acknowledged, 'some were acknowledged before the kill').toBeGreaterThan(0)
    expect(tally.unanswered, 'some were cut by the kill').toBeGreaterThan(0)
    expect(problems).toEqual([])
    test.info().annotations.push({ type: 'sign-ups', description: JSON.stringify(tally) })
  } finally {
    await portal.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
})
