import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { type EffectPlan, isIn } from '#machines/testing/effect-plan.ts'
import { isFailure } from '#machines/testing/outcomes.ts'
import type { PathPlan, PathStep, PlannedPath } from '#machines/testing/path-plan.ts'
import { soon } from '../../support/soon.ts'
import { pendingFiles } from './controlled-files.ts'
import type { Drive } from './drive-paths.ts'
import { type Look, look, watchForBreaks } from './look.ts'
import { answerOf, type Variant } from './outcome-answers.ts'
import { Patience } from './patience.ts'
import type { PendingCall } from './pending-call.ts'
import { newTokens } from './people.ts'
import { pressAgain, rememberPress } from './second-press.ts'
import { Walker } from './walker.ts'

/** An effect that has not asked within this many milliseconds asks nothing. */
const patienceForCall = 1_500

/** Between the presses of a double click, and for what the second one sends, in milliseconds. */
const secondPressTime = 150

type Reachable = EffectPlan & { readonly way: PlannedPath }

/** One effect whose call ends in one way. */
export class OutcomeRun<State extends string, Type extends string> {
  readonly #page: Page
  readonly #plan: PathPlan
  readonly #drive: Drive<State, Type>
  readonly #effect: Reachable
  #walker: Walker | undefined
  /** How many operations had come before the step that began the effect. */
  #before = 0

  constructor(page: Page, plan: PathPlan, drive: Drive<State, Type>, effect: Reachable) {
    this.#page = page
    this.#plan = plan
    this.#drive = drive
    this.#effect = effect
  }

  get #walking(): Walker {
    if (this.#walker === undefined) throw new Error('The page is not open yet')
    return this.#walker
  }

  /** @returns why the outcome cannot come about; null when it has and everything held */
  async drive(variant: Variant): Promise<string | null> {
    const broken = watchForBreaks(this.#page)
    const patience = variant.name === 'time-out' ? await Patience.of(this.#page) : undefined
    try {
      await this.#come()
      const call = await this.#call()
      if (call === undefined) return 'asks nothing of the server'
      const why = isFailure(variant.outcome)
        ? await this.#fail(call, variant, patience)
        : await this.#succeed(call, variant.outcome === 'twice')
      expect(broken(), 'what broke in the page').toEqual([])
      return why
    } finally {
      await patience?.release()
    }
  }

  /** Goes to where the effect runs. */
  async #come(): Promise<void> {
    const { way, done } = this.#effect
    // A drive may look at what comes next when it opens the page.
    const path = { ...way, steps: [...way.steps, ...(done === undefined ? [] : [done])] }
    this.#walker = await Walker.of(this.#page, this.#plan.machine.id, this.#drive, path)
    await this.#walker.open()
    await this.#takeAll(way.steps)
  }

  async #takeAll(steps: readonly PathStep[]): Promise<void> {
    for (const [index, step] of steps.entries()) {
      if (index === steps.length - 1) {
        await rememberPress(this.#page)
        this.#before = this.#walking.scene.gateway.arrivals
      }
      await this.#walking.take(step)
    }
  }

  #pending(): readonly PendingCall[] {
    const files = pendingFiles(this.#page)
    return files.length > 0 ? files : this.#walking.scene.gateway.pendingAfter(this.#before)
  }

  #pendingLike({ name }: PendingCall): readonly PendingCall[] {
    return this.#pending().filter((one) => one.name === name)
  }

  /** The call of the effect. */
  async #call(): Promise<PendingCall | undefined> {
    for (const until = performance.now() + patienceForCall; performance.now() < until; await pause(20)) {
      const call = this.#pending().at(-1)
      if (call !== undefined) return call
    }
    return undefined
  }

  async #succeed(call: PendingCall, isTwice: boolean): Promise<string | null> {
    const { done } = this.#effect
    if (done === undefined) return 'the plan has no success of it'
    if (isTwice) {
      if (!(await pressAgain(this.#page))) return 'no press begins it'
      await pause(secondPressTime)
      const keys = this.#pendingLike(call).map(({ key }) => key)
      expect(new Set(keys).size, 'idempotency keys of the two presses').toBe(1)
      if (keys.length > 1) expect(keys[0], 'the key of a call sent twice').toBeDefined()
    }
    await this.#walking.take(done)
    return null
  }

  async #fail(call: PendingCall, variant: Variant, patience: Patience | undefined): Promise<string | null> {
    const { again, done } = this.#effect
    const before = await look(this.#page)
    const { gateway } = this.#walking.scene
    const renews = variant.name === '401' && call.name !== 'Session_refresh'
    if (renews) gateway.stand('Session_refresh', () => ({ data: { refreshSession: newTokens() } }))
    await this.#end(call, variant, patience)
    if (renews && (await this.#isSentAgain(call))) {
      if (done !== undefined) await this.#walking.take(done)
      return null
    }
    await this.#settle(call, variant, patience)
    await this.#expectWhole(before)
    if (variant.outcome !== 'answer lost' || again === undefined) return null
    const back = again.filter((step) => step.event.type !== done?.event.type)
    if (back.length > 0) await this.#takeAll(back)
    const next = await this.#call()
    expect(next?.key, 'the idempotency key of the next try').toBe(call.key)
    const last = again.at(-1)
    if (done !== undefined && last !== undefined) await this.#walking.take(last)
    return null
  }

  async #end(call: PendingCall, variant: Variant, patience: Patience | undefined): Promise<void> {
    const answer = answerOf(variant, call.kind)
    if (answer !== undefined) await call.respond(answer)
    else await patience?.end(call.kind)
  }

  /** Whether the call is made once more after the session was renewed, instead of failing. */
  async #isSentAgain(call: PendingCall): Promise<boolean> {
    const began = await this.#place()
    for (const until = performance.now() + patienceForCall; performance.now() < until; await pause(20)) {
      if (this.#pendingLike(call).length > 0) return true
      if ((await this.#place()) !== began) return false
    }
    return false
  }

  /** The states of the page as a text; empty when the screen is left. */
  async #place(): Promise<string> {
    const at = await this.#walking.states(500).catch(() => null)
    return at === null ? '' : at.toSorted().join()
  }

  #isAllowed(place: string): boolean {
    return this.#effect.afterFailure.some((at) => at.toSorted().join() === place || (place === '' && this.#walking.isGone(at)))
  }

  /** Waits until the machine is where a failure of the effect may lead; tries that it makes by itself end in the same way. */
  async #settle(call: PendingCall, variant: Variant, patience: Patience | undefined): Promise<void> {
    const read = async () => {
      for (const next of this.#pendingLike(call)) {
        if (patience !== undefined) await this.#page.waitForTimeout(20)
        await this.#end(next, variant, patience)
      }
      const place = await this.#place()
      return this.#isAllowed(place) ? 'allowed' : place
    }
    await pause(50)
    const message = `after ${variant.name}: one of ${this.#effect.afterFailure.map((at) => at.join('+')).join(' or ')}`
    await expect.poll(read, { message, intervals: soon, timeout: 10_000 }).toBe('allowed')
  }

  /** The page is all there, tells of the failure, and has kept what was typed. */
  async #expectWhole(before: Look): Promise<void> {
    await expect(this.#page.locator('body')).not.toBeEmpty()
    const { isIndifferent, state } = this.#effect
    const place = (await this.#walking.states(500).catch(() => null)) ?? []
    const keepsTrying = isIn(place, state) && place.length > 0
    if (!isIndifferent && !keepsTrying) {
      const read = async () => (await look(this.#page)).told.filter((text) => !before.told.includes(text))
      await expect.poll(read, { message: 'what the page tells of the failure', intervals: soon, timeout: 5_000 }).not.toEqual([])
    }
    const { typed } = await look(this.#page)
    const kept = Object.fromEntries(Object.entries(before.typed).map(([name, text]) => [name, typed[name] ?? text]))
    expect(kept, 'what was typed').toEqual(before.typed)
  }
}
