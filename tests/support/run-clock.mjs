// One clock for a run of the tests: the runners, the portals they start and the browser all begin at one chosen moment and go on from
// there, so that what a run says does not depend on the day it is made on. Loading this file sets the clock of its process.
import { ServerResponse } from 'node:http'

/** A Wednesday, far from the turn of a month and of daylight saving. */
const usualMoment = '2026-11-18T09:30:00Z'

/** What `MOMENT` says: a date and time, without a zone in `TZ`; 'now' is the machine's own time. */
const chosen = process.env.MOMENT ?? usualMoment
const RealDate = Date

// The first process of a run computes it; those it starts inherit it, so that all of them read the same time.
process.env.CLOCK_OFFSET ??= String(chosen === 'now' ? 0 : new RealDate(chosen).getTime() - RealDate.now())

/** Milliseconds that the run's clock is ahead of the machine's. */
export const clockOffset = Number(process.env.CLOCK_OFFSET)
if (!Number.isFinite(clockOffset)) throw new Error(`MOMENT is no date and time: ${chosen}`)

/**
 * Sets the clock of the realm it runs in, Node or a page. It is sent to pages as text, so it uses nothing from outside.
 *
 * @param {number} offset milliseconds ahead of the machine's clock
 */
export const setClock = (offset) => {
  if (offset === 0 || Date.offset !== undefined) return
  const Machine = Date
  const now = () => Machine.now() + offset
  const Shifted = new Proxy(Machine, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, made === Shifted ? target : made),
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : key === 'offset' ? offset : Reflect.get(target, key)),
  })
  Machine.prototype.constructor = Shifted
  globalThis.Date = Shifted
}

setClock(clockOffset)

// Node writes the Date header from the machine's clock.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...values) {
  if (!this.hasHeader('date')) this.setHeader('date', new Date().toUTCString())
  return writeHead.apply(this, values)
}

/** What a new process needs to read the same time: parameters before its program, and its environment. */
export const sameClock = {
  parameters: ['--import', import.meta.url],
  environment: { CLOCK_OFFSET: process.env.CLOCK_OFFSET, ...(process.env.TZ !== undefined && { TZ: process.env.TZ }) },
}

/** A statement of a test with the run's time where it asks the database for the time, which has the machine's. */
export const atRunTime = (statement) =>
  statement
    .replaceAll('now()', `(pg_catalog.now() + ${clockOffset} * interval '1 millisecond')`)
    .replaceAll('current_date', `(pg_catalog.now() + ${clockOffset} * interval '1 millisecond')::date`)
