import { expect, type Page } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import type { PathStep, PlannedPath } from '#machines/testing/path-plan.ts'
import { test } from '../../support/kept-page.ts'
import { soon } from '../../support/soon.ts'
import { ControlledGateway } from './controlled-gateway.ts'
import { type OtherTab, openOtherTab } from './device.ts'
import type { Drive, Scene } from './drive-paths.ts'

/** The dotted leaf states of a state value. */
const leavesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => {
    const leaves = leavesOf(below)
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`)
  })
}

type Gesture = (scene: Scene, event: AnyEventObject) => Promise<void>
type AnyDrive = Drive<string>

/** Goes a path of a machine in a page, by the gestures of its drive. */
export class Walker {
  readonly #flow: string
  readonly #drive: AnyDrive
  scene: Scene
  /** Told of the states after each step. */
  onArrival: (at: readonly string[]) => void | Promise<void> = () => undefined

  private constructor(flow: string, drive: AnyDrive, scene: Scene) {
    this.#flow = flow
    this.#drive = drive
    this.scene = scene
  }

  /** Takes the gateway's place for a page in which nothing is open yet. */
  static async of<State extends string, Type extends string>(
    page: Page,
    flow: string,
    drive: Drive<State, Type>,
    path: PlannedPath,
  ): Promise<Walker> {
    const gateway = await ControlledGateway.of(page)
    let other: Promise<OtherTab> | undefined
    const otherTab = () => {
      other ??= openOtherTab(page)
      return other
    }
    return new Walker(flow, drive as unknown as AnyDrive, { page, gateway, path, at: path.begins, otherTab })
  }

  /** Opens the page at the beginning of the path. */
  async open(): Promise<void> {
    await this.#drive.open(this.scene)
    await this.arrive(this.scene.path.begins)
  }

  /** Takes a step, and sees that the page is where it leads. */
  async take({ event, words, reaches }: PathStep): Promise<void> {
    await test.step(words, async () => {
      await this.make(event)
      await this.arrive(reaches)
    })
  }

  /** The page has come elsewhere by itself. */
  isAt(at: readonly string[]): void {
    this.scene = { ...this.scene, at }
  }

  /** Makes an event happen. */
  async make(event: AnyEventObject): Promise<void> {
    const gesture = (this.#drive.gestures as Readonly<Record<string, Gesture>>)[event.type]
    if (gesture === undefined) throw new Error(`No gesture for ${event.type}`)
    await gesture(this.scene, event)
  }

  /** The leaf states that the page says it is in; `null` when it says nothing. */
  async states(timeout = 15_000): Promise<readonly string[] | null> {
    const { page } = this.scene
    const place = this.#drive.mark?.place(page) ?? page.locator(`[data-flow="${this.#flow}"]`)
    const text = await place.getAttribute(this.#drive.mark?.attribute ?? 'data-state', { timeout })
    return text === null ? null : leavesOf(JSON.parse(text))
  }

  /** Whether the screen is left in one of these states. */
  isGone(at: readonly string[]): boolean {
    return at.some((state) => this.#drive.gone?.includes(state))
  }

  /** Waits until the page is in these states, and looks like them. */
  async arrive(at: readonly string[]): Promise<void> {
    this.scene = { ...this.scene, at }
    if (!this.isGone(at)) {
      const read = async () => ((await this.states()) ?? []).toSorted()
      await expect.poll(read, { message: `the state of ${this.#flow} on the page`, intervals: soon }).toEqual(at.toSorted())
    }
    for (const state of at) {
      const view = this.#drive.views[state]
      if (view === undefined) throw new Error(`No view for the state ${state}`)
      await view(this.scene)
    }
    await this.onArrival(at)
  }
}
