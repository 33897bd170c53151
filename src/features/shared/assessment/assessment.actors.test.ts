import { Client, fetchExchange } from '@urql/core'
import { expect, it } from 'vitest'
import type { Services } from '../services/services.ts'
import { askForAttempt } from './assessment.actors.ts'

const place = { roadMapId: 'r', courseId: null, assessmentId: 'a' }
const attempt = { submittedAt: null, endsAt: null, isRestartable: false, questions: [] }

const present = Date.parse('2026-01-12T09:30:00.000Z')

/** A device whose clock is wrong by so many milliseconds, before a server whose clock is right. */
const device = (wrongBy: number): Services => {
  const headers = { 'content-type': 'application/json', date: new Date(present).toUTCString() }
  const send = async () => new Response(JSON.stringify({ data: { roadMapAssessment: attempt } }), { headers })
  const client = new Client({ url: 'http://portal.test/graphql', fetch: send, exchanges: [fetchExchange] })
  return { now: () => present + wrongBy, teamClient: async () => client } as unknown as Services
}

it.each([0, 86_400_000, -86_400_000])(
  'asks at the server’s time, also first of all on a device that is %d ms wrong',
  async (wrongBy) => {
    const { at } = await askForAttempt(device(wrongBy), place)
    expect(Math.abs(at - present)).toBeLessThan(1100)
  },
)
