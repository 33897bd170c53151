import { expect, type Locator, type Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import type { Failure } from '#machines/failure.ts'
import { type PathPlan, type PlannedPath, planPaths } from '#machines/testing/path-plan.ts'
import { planWalks } from '#machines/testing/walk-plan.ts'
import { disabledWithoutReason } from '../../support/disabled.ts'
import { test } from '../../support/kept-page.ts'
import type { ControlledGateway } from './controlled-gateway.ts'
import type { OtherTab } from './device.ts'
import { driveOpening } from './drive-opening.ts'
import { driveOutcomes } from './drive-outcomes.ts'
import { Walker } from './walker.ts'

/** What a path is walked with. */
export interface Scene {
  readonly page: Page
  readonly gateway: ControlledGateway
  readonly path: PlannedPath
  /** The leaf states the page is in before the gesture. */
  readonly at: readonly string[]
  /** Another tab on the same device, opened when it is first asked for. */
  readonly otherTab: () => Promise<OtherTab>
}

interface DoneEvent {
  readonly type: string
  readonly output: unknown
}

interface ErrorEvent {
  readonly type: string
  readonly error: Failure
}

type EventOf<Event extends { type: string }, Type extends string> = Type extends Event['type']
  ? Extract<Event, { type: Type }>
  : Type extends `xstate.done.${string}`
    ? DoneEvent
    : Type extends `xstate.error.${string}`
      ? ErrorEvent
      : { readonly type: string }

/** What a person, the server or the clock does for each event; an event type without its gesture does not compile. */
export type Gestures<Event extends { type: string }, Effect extends string = never> = {
  readonly [Type in Event['type'] | Effect]: (scene: Scene, event: EventOf<Event, Type>) => Promise<void>
}

/** Dotted leaf states of a state value: `{ signedIn: 'settled' }` is `signedIn.settled`. */
export type LeafOf<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]: Value[Key] extends Record<string, never> ? Key : `${Key}.${LeafOf<NonNullable<Value[Key]>>}`
    }[keyof Value & string]

/** What a person sees in each state; a state without its view does not compile. */
export type Views<State extends string> = Readonly<Record<State, (scene: Scene) => Promise<void>>>

export interface Drive<State extends string, Type extends string = string> {
  /** Opens the page at the beginning of the path. */
  readonly open: (scene: Scene) => Promise<void>
  readonly gestures: Readonly<Record<Type, (scene: Scene, event: never) => Promise<void>>>
  readonly views: Views<State>
  /** Where the page writes the machine's state; the first attribute is read. */
  readonly mark?: { readonly place: (page: Page) => Locator; readonly attribute: string }
  /** States in which the screen has been left, so that only the views are looked for. */
  readonly gone?: readonly State[]
  /** States that the machine leaves in the moment it enters them. */
  readonly unseen?: readonly State[]
  /**
   * Events, or types of them, after which the screen is another one, though the machine may be where it was: a row is gone, or answered. A
   * page goes no further; with 'any', every path has a page of its own.
   */
  readonly endsPage?: ReadonlyArray<NoInfer<Type> | AnyEventObject> | 'any'
  /** Whether its gestures set the page's clock. */
  readonly setsClock?: true
  /** Effects that stay on the device: no call of theirs is waited for. */
  readonly asksNothing?: readonly string[]
}

/** The path's words in a row, repetitions counted. */
const titleOf = ({ start, steps }: PlannedPath): string => {
  const runs: { words: string; times: number }[] = []
  for (const { words } of steps) {
    const last = runs.at(-1)
    if (last?.words === words) last.times += 1
    else runs.push({ words, times: 1 })
  }
  return [start, ...runs.map(({ words, times }) => (times === 1 ? words : `${words} ${times} times`))].join(', ')
}

/**
 * Walks the generated paths of a machine in the browser, several of them in one page: after each step the page shows the planned state, and what a person sees
 * is the view of that state. `npm run paths` uses the same gestures for the outcomes of its effects, and for opening one of its states.
 *
 * @param plan the machine with its events
 * @param drive how the events are made and what the states look like
 */
export const drivePaths = <State extends string, Type extends string>(plan: PathPlan, drive: Drive<State, Type>): void => {
  if (process.env.PORTAL_OUTCOMES) driveOutcomes(plan, drive)
  else if (process.env.PORTAL_OPEN) driveOpening(plan, drive)
  else testPaths(plan, drive)
}

const testPaths = <State extends string, Type extends string>(plan: PathPlan, drive: Drive<State, Type>): void => {
  const planned = drive.endsPage === 'any' ? planPaths(plan) : planWalks(plan, drive.endsPage)
  test.describe(`paths of ${plan.name}`, () => {
    test.describe.configure({ mode: 'default' })
    test.use({ actionTimeout: 15_000, setsClock: drive.setsClock ?? false })
    const reached = new Set<string>()

    test('every event has its gesture and every state its view', () => {
      const types = new Set(plan.events.map(({ event }) => event.type))
      expect(Object.keys(drive.gestures).toSorted()).toEqual([...types].toSorted())
      expect(planned.missing).toEqual({ states: [], transitions: [], events: [] })
    })

    for (const [index, path] of planned.paths.entries()) {
      test(`${index + 1}. ${titleOf(path)}`, async ({ page }) => {
        const walker = await Walker.of(page, plan.machine.id, drive, path)
        walker.onArrival = async (at) => {
          expect(await disabledWithoutReason(page), 'what is disabled and does not say why').toEqual([])
          for (const state of at) reached.add(state)
        }
        await walker.open()
        for (const step of path.steps) await walker.take(step)
      })
    }

    test('every state was reached', () => {
      const seen = Object.keys(drive.views).filter((state) => !drive.unseen?.some((one) => one === state))
      expect([...reached].toSorted()).toEqual(seen.toSorted())
    })
  })
}
