import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { type EffectPlan, isIn, type Retry } from '#machines/testing/effect-plan.ts'
import type { PathPlan, PathStep, PlannedPath } from '#machines/testing/path-plan.ts'
import { soon } from '../../support/soon.ts'
import { filesOf } from './controlled-files.ts'
import type { Drive } from './drive-paths.ts'
import { type HeldTimeouts, holdTimeouts } from './held-timeouts.ts'
import { dismissMessages, type Look, look, watchForBreaks } from './look.ts'
import { answerOf, failureAfter, type Variant } from './outcome-answers.ts'
import type { PendingCall } from './pending-call.ts'
import { newTokens } from './people.ts'
import { pressAgain, rememberPress } from './second-press.ts'
import { Walker } from './walker.ts'

/** How long a call is waited for that must come, in milliseconds: what a loaded computer may need. */
const callTimeout = 15_000

/** How long nothing must come of an effect that stays on the device, in milliseconds. */
const silentTime = 1_000

/** For what the second press of a double click sends, in milliseconds. */
const secondPressTime = 150

/** One effect in one page: gone to, and its call ended in one way after the other. */
export class EffectRun<State extends string, Type extends string> {
  readonly #page: Page
  readonly #plan: PathPlan
  readonly #drive: Drive<State, Type>
  readonly #effect: EffectPlan & { readonly way: PlannedPath }
  readonly #broken: () => readonly string[]
  #walker: Walker | undefined
  #timeouts: HeldTimeouts | undefined
  /** How many calls of each kind had come before the step that began the effect. */
  #before = { operations: 0, files: 0 }
  #call: PendingCall | undefined
  /** What the page told before anything failed. */
  #toldBefore: readonly string[] = []
  #isSentTwice = false
  /** How the last failure is followed by another try. */
  #retry: Retry | undefined

  constructor(page: Page, plan: PathPlan, drive: Drive<State, Type>, effect: EffectPlan & { readonly way: PlannedPath }) {
    this.#page = page
    this.#plan = plan
    this.#drive = drive
    this.#effect = effect
    this.#broken = watchForBreaks(page)
  }

  /** Whether the drive says that the screen after a failure is the same one. */
  get #mayRetry(): boolean {
    const { endsPage } = this.#drive
    const failed: string = `xstate.error.actor.${this.#effect.effect}`
    return endsPage !== 'any' && endsPage?.some((one) => (typeof one === 'string' ? one : one.type) === failed) !== true
  }

  get #walking(): Walker {
    if (this.#walker === undefined) throw new Error('The page is not open yet')
    return this.#walker
  }

  get #pendingCall(): PendingCall {
    if (this.#call === undefined) throw new Error('The effect has asked nothing')
    return this.#call
  }

  /** Opens the page, goes to where the effect runs, and waits for its call. */
  async come(): Promise<void> {
    await this.#come()
    this.#call = await this.#awaitCall()
    expect(this.#call, 'the call of the effect').toBeDefined()
    this.#toldBefore = (await look(this.#page)).told
  }

  /** Goes to where the effect runs, which stays on the device: what is asked there beside it is nothing that it waits for. */
  async comeWithoutCall(): Promise<void> {
    await this.#come()
    await pause(silentTime)
    const { done } = this.#effect
    const beside = this.#pending()
    if (beside.length > 0 && done !== undefined) await this.#walking.take(done)
    const own = beside.filter((call) => call.isSettled()).map(({ name }) => name)
    expect(own, 'calls of an effect that asks nothing').toEqual([])
  }

  async #come(): Promise<void> {
    const { way, done } = this.#effect
    // A drive may look at what comes next when it opens the page.
    const path = { ...way, steps: [...way.steps, ...(done === undefined ? [] : [done])] }
    this.#walker = await Walker.of(this.#page, this.#plan.machine.id, this.#drive, path)
    this.#timeouts = await holdTimeouts(this.#page)
    await this.#walker.open()
    await this.#takeAll(way.steps)
  }

  /** Tries again after a failure. @returns whether the effect runs again */
  async comeAgain(): Promise<boolean> {
    const retry = this.#retry
    if (retry === undefined) return false
    this.#retry = undefined
    await dismissMessages(this.#page)
    try {
      for (const step of retry.steps) if (!(await this.#takeTowards(step))) break
    } catch (error) {
      if (this.#mayRetry) throw error
      return false
    }
    this.#call = await this.#awaitCall()
    return this.#call !== undefined
  }

  /** Why a second press begins nothing. */
  get whyNotTwice(): string {
    return this.#effect.isRepeatable
      ? 'a second press is a wish of its own'
      : 'no press begins it, or what was pressed is gone at once'
  }

  /** Takes back what was put into the page for the run. */
  async end(): Promise<void> {
    await this.#timeouts?.release()
  }

  /** The page is in nobody knows which state. */
  giveUp(): void {
    this.#retry = undefined
  }

  /** Presses what has begun the effect once more. @returns whether anything had been pressed */
  async pressAgain(): Promise<boolean> {
    if (this.#effect.isRepeatable || !(await pressAgain(this.#page))) return false
    await pause(secondPressTime)
    const keys = this.#pendingLike(this.#pendingCall).map(({ key }) => key)
    expect(new Set(keys).size, 'idempotency keys of the two presses').toBe(1)
    if (keys.length > 1) expect(keys[0], 'the key of a call sent twice').toBeDefined()
    return true
  }

  /** The server does it. */
  async succeed(): Promise<void> {
    const { done } = this.#effect
    if (done === undefined) throw new Error('The plan has no event of its success')
    const call = this.#pendingCall
    await this.#walking.take(done)
    if (!this.#isSentTwice) expect(call.isSettled(), `${call.name} is the call of the effect`).toBe(true)
    expect(this.#broken(), 'what broke in the page').toEqual([])
  }

  /** The call fails in this way; everything that must hold then is asserted. @returns what else there is to know of it */
  async fail(variant: Variant): Promise<string | undefined> {
    const call = this.#pendingCall
    const before = await look(this.#page)
    const renews = variant.name === '401' && call.name !== 'Session_refresh'
    if (renews) this.#walking.scene.gateway.stand('Session_refresh', () => ({ data: { refreshSession: newTokens() } }))
    const began = await this.#place()
    await this.#end(call, variant)
    if (renews && (await this.#isSentAgain(call, began))) {
      this.#isSentTwice = true
      await this.succeed()
      return undefined
    }
    await this.#settle(variant)
    await this.#expectWhole(before, variant)
    expect(this.#broken(), 'what broke in the page').toEqual([])
    this.#retry = await this.#retryAfter(variant)
    if (variant.outcome !== 'answer lost' || this.#retry === undefined) return undefined
    const { key } = call
    const retry = this.#retry
    const isHere = await this.comeAgain()
    if (!isHere && !this.#mayRetry) return 'after an answer that was lost the screen is another one'
    expect(isHere, 'the effect runs again').toBe(true)
    if (!retry.isNewRequest) expect(this.#pendingCall.key, 'the idempotency key of the next try').toBe(key)
    // The effect runs already, for what comes next.
    this.#retry = { ...retry, steps: [] }
    return retry.isNewRequest ? 'after an answer that was lost the chart asks anew, under another key' : undefined
  }

  /** Takes a step of a retry. @returns whether another one is needed: the page may go on by itself. */
  async #takeTowards(step: PathStep): Promise<boolean> {
    const { state } = this.#effect
    await this.#prepare()
    await this.#walking.make(step.event)
    if (step.reaches.some((at) => isIn([at], state))) {
      await this.#walking.arrive(step.reaches)
      return false
    }
    const isThere = async () => {
      const place = (await this.#walking.states(500).catch(() => null)) ?? []
      return isIn(place, state) || place.toSorted().join() === step.reaches.toSorted().join()
    }
    await expect.poll(isThere, { message: `after ${step.words}: ${step.reaches.join('+')}`, intervals: soon }).toBe(true)
    const place = (await this.#walking.states(500)) ?? []
    this.#walking.isAt(place)
    return !isIn(place, state)
  }

  async #takeAll(steps: readonly PathStep[]): Promise<void> {
    for (const [index, step] of steps.entries()) {
      if (index === steps.length - 1) await this.#prepare()
      await this.#walking.take(step)
    }
  }

  /** Before a step that may begin the effect: what is pressed and what comes from now on is of that step. */
  async #prepare(): Promise<void> {
    await rememberPress(this.#page)
    this.#before = { operations: this.#walking.scene.gateway.arrivals, files: filesOf(this.#page)?.arrivals ?? 0 }
  }

  #pending(): readonly PendingCall[] {
    const { operations, files } = this.#before
    const pendingFiles = filesOf(this.#page)?.pendingAfter(files) ?? []
    return pendingFiles.length > 0 ? pendingFiles : this.#walking.scene.gateway.pendingAfter(operations)
  }

  #pendingLike({ name }: PendingCall): readonly PendingCall[] {
    return this.#pending().filter((one) => one.name === name)
  }

  async #awaitCall(): Promise<PendingCall | undefined> {
    for (const until = performance.now() + callTimeout; performance.now() < until; await pause(20)) {
      const call = this.#pending().at(-1)
      if (call !== undefined) return call
    }
    return undefined
  }

  async #end(call: PendingCall, variant: Variant): Promise<void> {
    const answer = answerOf(variant, call.kind)
    if (answer !== undefined) await call.respond(answer)
    else await this.#timeouts?.end(call.kind)
  }

  /** Whether the call is made once more after the session was renewed, instead of failing. @param began where the page was before */
  async #isSentAgain(call: PendingCall, began: string): Promise<boolean> {
    for (const until = performance.now() + callTimeout; performance.now() < until; await pause(20)) {
      if (this.#pendingLike(call).length > 0) return true
      if ((await this.#place()) !== began) return false
    }
    return false
  }

  /** The retry from where the page is, rather after a failure of the same kind. */
  async #retryAfter(variant: Variant): Promise<Retry | undefined> {
    const place = await this.#place()
    const { kind, code } = failureAfter(variant)
    const isLike = ({ failure }: Retry) => failure.kind === kind && (failure.kind !== 'refused' || failure.code === code)
    const fromHere = this.#effect.retries.filter(({ from }) => from.toSorted().join() === place)
    return fromHere.find(isLike)
  }

  /** The states of the page as a text; empty when the screen is left. */
  async #place(): Promise<string> {
    const at = await this.#walking.states(500).catch(() => null)
    return at === null ? '' : at.toSorted().join()
  }

  #isAllowed(place: string): boolean {
    return this.#effect.afterFailure.some((at) => at.toSorted().join() === place || (place === '' && this.#walking.isGone(at)))
  }

  /** An effect may ask several things at once, and the page something more after it. */
  async #endPending(variant: Variant): Promise<void> {
    for (const next of this.#pending()) await this.#end(next, variant)
  }

  /** Waits until the machine is where a failure of the effect may lead; tries that it makes by itself end in the same way. */
  async #settle(variant: Variant): Promise<void> {
    const read = async () => {
      await this.#endPending(variant)
      const place = await this.#place()
      return this.#isAllowed(place) ? 'allowed' : place
    }
    await pause(50)
    const message = `after ${variant.name}: one of ${this.#effect.afterFailure.map((at) => at.join('+')).join(' or ')}`
    await expect.poll(read, { message, intervals: soon }).toBe('allowed')
    const at = await this.#walking.states(500).catch(() => null)
    if (at !== null) this.#walking.isAt(at)
  }

  /** The page is all there, tells of the failure, and has kept what was typed. */
  async #expectWhole(before: Look, variant: Variant): Promise<void> {
    await expect(this.#page.locator('body')).not.toBeEmpty()
    const { isIndifferent, triesAgain } = this.#effect
    const place = await this.#place()
    const keepsTrying = triesAgain.some((at) => at.toSorted().join() === place)
    if (!isIndifferent && !keepsTrying) {
      const read = async () => {
        await this.#endPending(variant)
        return (await look(this.#page)).told.filter((text) => !this.#toldBefore.includes(text))
      }
      await expect.poll(read, { message: 'what the page tells of the failure', intervals: soon }).not.toEqual([])
    }
    const { typed } = await look(this.#page)
    const kept = Object.fromEntries(Object.entries(before.typed).map(([name, text]) => [name, typed[name] ?? text]))
    expect(kept, 'what was typed').toEqual(before.typed)
  }
}
