import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#service/http-error.ts'

export interface AdmissionLimits {
  /** Requests carried out at once. */
  readonly atOnce: number
  /** Requests that wait for one of them to be answered. */
  readonly waiting: number
  /** Milliseconds that one waits. */
  readonly longestWait: number
}

/**
 * More at once makes everybody wait longer and nobody be served sooner. Whoever is let in is answered within a second; so is whoever is
 * not (design of faults, overload). An operation makes several calls.
 */
const partLimits = {
  gateway: { atOnce: 32, waiting: 256, longestWait: 500 },
  v1: { atOnce: 64, waiting: 256, longestWait: 500 },
} as const satisfies Readonly<Record<string, AdmissionLimits>>

/** What is let in by how much is under way. */
export type AdmittedPart = keyof typeof partLimits

const isOfPart: Readonly<Record<AdmittedPart, (method: string, route: string) => boolean>> = {
  gateway: (method, route) => method === 'POST' && route === '/graphql',
  v1: (_method, route) => route.startsWith('/v1/'),
}

/** Lets requests in, as many at once as are answered in time. */
export interface Admission {
  /**
   * Waits for a place.
   *
   * @returns false when there was none in time
   */
  enter(): Promise<boolean>
  /** Gives the place to whoever has waited longest. */
  leave(): void
  /** How many wait now. */
  waiting(): number
}

/** Places for as many as the limits say. First come, first served. */
export const createAdmission = ({ atOnce, waiting: mostWaiting, longestWait }: AdmissionLimits): Admission => {
  let inside = 0
  const queue = new Set<() => void>()
  return {
    enter: () => {
      if (inside < atOnce) {
        inside += 1
        return Promise.resolve(true)
      }
      if (queue.size >= mostWaiting) return Promise.resolve(false)
      return new Promise((resolve) => {
        const giveUp = setTimeout(() => {
          queue.delete(takePlace)
          resolve(false)
        }, longestWait)
        const takePlace = () => {
          clearTimeout(giveUp)
          resolve(true)
        }
        queue.add(takePlace)
      })
    },
    leave: () => {
      const [next] = queue
      if (next === undefined) {
        inside -= 1
        return
      }
      queue.delete(next)
      next()
    },
    waiting: () => queue.size,
  }
}

/** Seconds; a little more for one than for the other, so that not all come back at once. */
const retryAfter = (): number => randomInt(1, 4)

/**
 * Refuses what a part of the portal has no place for with 503 and `Retry-After`. What carries a file takes as long as the line of who
 * sends it, and what keeps somebody signed in is let in always (`isAlwaysAdmitted` of the route).
 */
export const addAdmission = (app: FastifyInstance, part: AdmittedPart, limits: AdmissionLimits = partLimits[part]): Admission => {
  const admission = createAdmission(limits)
  app.addHook('preHandler', async ({ method, routeOptions: { url: route = '', config } }, reply) => {
    if (!isOfPart[part](method, route) || config.isAlwaysAdmitted === true) return
    if (!(await admission.enter())) {
      const wait = retryAfter()
      reply.header('retry-after', wait)
      throw new HttpError(503, 'Too many people are here right now. Please try again.', { isPassing: true, retryAfter: wait })
    }
    // Also when the connection ends before the answer is out.
    if (reply.raw.closed) admission.leave()
    else reply.raw.once('close', admission.leave)
  })
  return admission
}
