import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { recordPageMax } from '../../src/rules/timesheet.ts'
import { startPortal } from '../support/portal.ts'
import { type Figure, median, type Part, ratio } from './figures.ts'
import { addMembers, bytesOf, type CompanySize, countRecords, nameOfMember } from './scale-data.ts'
import { dayBefore, demoRecord, type Post, Refusal, signedIn } from './timesheet-demo.ts'

const connections = 50
/** A thousand people who log four records a weekday for two years. */
const company: CompanySize = { members: 1_000, recordsPerMember: 2_000 }
const smallCompany: CompanySize = { members: 50, recordsPerMember: 500 }

type Person = Awaited<ReturnType<typeof signedIn>>

/** What is measured, by its name: one request of somebody who is signed in. */
const requests: Readonly<Record<string, (person: Person, number: number) => Promise<unknown>>> = {
  'a week': ({ post, memberId }, number) => {
    const start = dayBefore(7 * (1 + (number % 100)) + 6)
    const range = { startDate: `${start}T00:00:00`, endDate: `${dayBefore(7 * (1 + (number % 100)))}T00:00:00` }
    return post('/v1/timesheet/page', { TeammemberId: memberId, ...range, Size: recordPageMax, After: null })
  },
  'the dashboard of a quarter': ({ post }) =>
    post('/graphql', {
      query: `{ dashboard(start: "${dayBefore(90)}", end: "${dayBefore(0)}", utcOffset: 0) {
        id report { id days { id netEffort } activities { id netEffort } epics { id netEffort } }
        commitments { id days { date loggedHours leaveHours } } } }`,
    }),
  commitments: ({ post }) =>
    post('/graphql', { query: '{ commitments { id name status startDate endDate hoursPerWeekMin earliestTimesheetDate } }' }),
}

/** The 99th of a hundred. */
const ninetyNinth = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? Number.NaN

interface Times {
  /** Of the requests that were let in. */
  readonly ofRequests: readonly number[]
  /** Of every hundred, how many were asked to come back. */
  readonly sentAway: number
  /** Answers a second. */
  readonly rate: number
  /** Of /healthz, asked meanwhile on a connection of its own. */
  readonly ofHealth: readonly number[]
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Milliseconds; the least that a 503 says. */
const comeBackAfter = 1000

/** Everybody asks again as soon as they have their answer, or after a pause when they are sent away; the first third warms up. */
const askAll = async (
  url: string,
  people: readonly Person[],
  rounds: number,
  request: (person: Person, number: number) => Promise<unknown>,
): Promise<Times> => {
  const health = new Pool(url, { connections: 1 })
  const [ofRequests, ofHealth]: [number[], number[]] = [[], []]
  let isOver = false
  let sentAway = 0
  const watch = async (): Promise<void> => {
    while (!isOver) {
      ofHealth.push(await timed(async () => await (await health.request({ method: 'GET', path: '/healthz' })).body.dump()))
      await pause(20)
    }
  }
  const watching = watch()
  const begun = performance.now()
  const work = async (person: Person, index: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      try {
        const time = await timed(() => request(person, index + round))
        if (round >= rounds / 3) ofRequests.push(time)
      } catch (error) {
        if (!(error instanceof Refusal && error.status === 503)) throw error
        sentAway += 1
        await pause(comeBackAfter)
      }
    }
  }
  let seconds = 0
  try {
    await Promise.all(people.map(work))
    seconds = (performance.now() - begun) / 1000
  } finally {
    isOver = true
    await watching
    await health.close()
  }
  const asked = people.length * rounds
  return { ofRequests, sentAway: (100 * sentAway) / asked, rate: (asked - sentAway) / seconds, ofHealth }
}

const savesOf = async (person: Person): Promise<(number: number) => Promise<unknown>> => {
  const record = await demoRecord(person.post, person.memberId)
  return (number) =>
    person.post('/v1/timesheet/save', {
      ...record,
      id: null,
      Effort: 0.25,
      Date: `${dayBefore(1 + (number % 20))}T00:00:00`,
    })
}

/** Each request's times, by name. */
const measureAll = async (url: string, people: readonly Person[], rounds: number): Promise<ReadonlyMap<string, Times>> => {
  const all = new Map<string, Times>()
  for (const [name, request] of Object.entries(requests)) all.set(name, await askAll(url, people, rounds, request))
  const saves = new Map<Post, (number: number) => Promise<unknown>>()
  for (const person of people) saves.set(person.post, await savesOf(person))
  all.set('a save', await askAll(url, people, rounds, async ({ post }, number) => await saves.get(post)?.(number)))
  return all
}

/**
 * A company of a thousand people and two million time records in the built portal, fifty of whom ask without a pause, beside the same portal
 * with the same fifty before the others came. Takes minutes, so that it is measured when it is asked for.
 */
export const scale: Part = {
  name: 'scale',
  title: 'A thousand members with two million time records, fifty connections at once',
  isOnDemand: true,
  measure: async ({ quick }) => {
    const rounds = quick ? 6 : 60
    const size = quick ? { ...company, members: 100 } : company
    const portal = await startPortal({ environment: { RATE_LIMIT_FACTOR: '1000' } })
    const pool = new Pool(portal.url, { connections })
    try {
      await addMembers(portal, smallCompany)
      const people: Person[] = []
      for (let index = 1; index <= connections; index += 1) people.push(await signedIn(pool, nameOfMember(index)))
      const before = await measureAll(portal.url, people, rounds)
      const [fewRecords, seconds] = [await countRecords(portal), await addMembers(portal, { ...size, from: connections + 1 })]
      const records = await countRecords(portal)
      const after = await measureAll(portal.url, people, rounds)
      const figures: Figure[] = [
        { name: 'time records before', value: fewRecords, unit: 'records' },
        { name: 'time records', value: records, unit: 'records' },
        { name: 'to write the others', value: seconds, unit: 's' },
        { name: 'the database on disk', value: (await bytesOf(portal)) / 1e6, unit: 'MB' },
      ]
      for (const [name, { ofRequests, sentAway, rate, ofHealth }] of after) {
        const worst = ninetyNinth(ofRequests)
        figures.push(
          { name: `${name}: 99 of 100 within`, value: worst, unit: 'ms' },
          { name: `${name}: asked to come back, of 100`, value: sentAway, unit: 'of 100' },
          { name: `${name}: answers`, value: rate, unit: 'per second' },
          { name: `${name}: half within`, value: median(ofRequests), unit: 'ms' },
          { name: `/healthz meanwhile: 99 of 100 within`, value: ninetyNinth(ofHealth), unit: 'ms' },
          ratio(`${name} beside the same before the others came`, worst, ninetyNinth(before.get(name)?.ofRequests ?? []), {
            is: 'at most',
            value: 1.5,
          }),
        )
      }
      return figures
    } finally {
      await pool.close()
      await portal.cleanUp()
    }
  },
}
