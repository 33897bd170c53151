import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'undici'
import { demoPassword } from '../../../src/service/db/seed/people.ts'
import { dayBefore } from '../../load/timesheet-demo.ts'

/** People who read, save and listen without a pause, as the demo member. */
export interface ContinuousLoad {
  readonly memberId: string
  /** Tickets of the records whose save was acknowledged, at whatever try. */
  readonly saved: ReadonlySet<string>
  /** Tickets of those that nobody has acknowledged: they may be there, once. */
  readonly inDoubt: ReadonlySet<string>
  /** Requests answered with success, and what was said of every other. */
  readonly answered: () => number
  readonly failures: readonly string[]
  /** How often the open socket has told of news. */
  readonly heard: () => number
  /** Ends it once everybody has their last answer. */
  stop(): Promise<void>
}

const logIn = `mutation { logIn(userName: "member@demo.test", password: "${demoPassword}") { user { id } tokens { idToken } } }`
const records = `query($start: Date!, $end: Date!) { timesheet(start: $start, end: $end) {
  entries { commitment { id name } project { id } activity { id } technology { id } epic description } } }`
const save = 'mutation($input: TimesheetEntryInput!) { saveTimesheetEntry(input: $input) { id } }'

interface Record {
  readonly commitment: { readonly id: string; readonly name: string }
  readonly project: { readonly id: string }
  readonly activity: { readonly id: string }
  readonly technology: { readonly id: string }
  readonly epic: string
  readonly description: string
}

/** Half of an id token's life, in milliseconds. */
const tokenAge = 150_000
/** Milliseconds after which a request counts as unanswered. */
const longestWait = 20_000
/** Days that are open whatever day it is, and in the commitment. */
const days = 25

/**
 * @param url of a portal with the demo data that takes any document, and limits nobody
 * @param people how many read and how many save
 */
export const startLoad = async (url: string, people: number): Promise<ContinuousLoad> => {
  let isStopping = false
  let answered = 0
  let heard = 0
  let saves = 0
  const failures: string[] = []
  const saved = new Set<string>()
  const inDoubt = new Set<string>()

  const post = async (query: string, variables: object, headers: Readonly<{ [name: string]: string }>): Promise<unknown> => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(longestWait),
    }
    const answer = await fetch(`${url}/graphql`, init)
    const text = await answer.text()
    if (answer.status !== 200 || text.includes('"errors"')) throw new Error(`${answer.status} ${text.slice(0, 300)}`)
    answered += 1
    return JSON.parse(text).data
  }
  const signIn = async () => {
    const data = (await post(logIn, {}, {})) as { logIn: { user: { id: string }; tokens: { idToken: string } } }
    return { memberId: data.logIn.user.id, idToken: data.logIn.tokens.idToken, since: performance.now() }
  }
  const first = await signIn()
  let session = Promise.resolve(first)
  const idToken = async (): Promise<string> => {
    const known = await session
    if (performance.now() - known.since < tokenAge) return known.idToken
    const renewed = signIn()
    session = renewed.catch(() => known)
    return (await renewed).idToken
  }
  const ask = async (query: string, variables: object, key?: string): Promise<unknown> =>
    await post(query, variables, {
      authorization: `Bearer ${await idToken()}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    })

  const range = { start: dayBefore(14), end: dayBefore(0) }
  const { timesheet } = (await ask(records, range)) as { timesheet: { entries: readonly Record[] } }
  const record = timesheet.entries.find(({ commitment }) => commitment.name.startsWith('Harbour'))
  if (record === undefined) throw new Error('The demo data have no record of the last two weeks')

  const inputOf = (number: number): object => ({
    commitmentId: record.commitment.id,
    projectId: record.project.id,
    activityId: record.activity.id,
    technologyId: record.technology.id,
    epic: record.epic,
    description: record.description,
    ticket: `LOAD-${number}`,
    effort: 0.25,
    date: dayBefore(1 + (number % days)),
  })
  const isDone = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      failures.push(error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error))
      return false
    }
  }
  const saveOnce = async (): Promise<void> => {
    saves += 1
    const [number, key] = [saves, randomUUID()]
    const variables = { input: inputOf(number) }
    inDoubt.add(`LOAD-${number}`)
    // As a device does: the same under the same key, until it has an answer.
    while (!(await isDone(() => ask(save, variables, key)))) {
      if (isStopping) return
      await pause(100)
    }
    saved.add(`LOAD-${number}`)
    inDoubt.delete(`LOAD-${number}`)
    // A device that has not heard the answer.
    if (number % 5 === 0) await isDone(() => ask(save, variables, key))
  }
  const readOnce = async (): Promise<void> => {
    if (!(await isDone(() => ask(records, range)))) await pause(100)
  }
  const keepOn = async (work: () => Promise<void>): Promise<void> => {
    while (!isStopping) await work()
  }
  const socket = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: async () => ({ idToken: await idToken() }),
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => pause(50),
    shouldRetry: () => !isStopping,
  })
  const unsubscribe = socket.subscribe(
    { query: 'subscription { notificationsChanged }' },
    { next: () => (heard += 1), error: (error) => failures.push(`socket: ${JSON.stringify(error)}`), complete: () => undefined },
  )
  const working = Promise.all(Array.from({ length: people }, () => [keepOn(readOnce), keepOn(saveOnce)]).flat())
  return {
    memberId: first.memberId,
    saved,
    inDoubt,
    answered: () => answered,
    failures,
    heard: () => heard,
    stop: async () => {
      isStopping = true
      await working
      unsubscribe()
      await socket.dispose()
    },
  }
}
