import { messages } from './messages.ts'
import { readEffort } from './timesheet.ts'

/**
 * What a person sets up for themselves; kept by the server, so that it is the same on each of their devices (docs/settings.md). What
 * nobody said anything about is as `usualSettings` says.
 */

/** 'System' is what the device asks for. */
export const themes = ['Dark', 'Light', 'System'] as const
export type Theme = (typeof themes)[number]

/** How much room controls and rows take, where a mouse points at them. */
export const densities = ['Comfortable', 'Compact'] as const
export type Density = (typeof densities)[number]

/** To which quarter of an hour a timer's time is rounded. */
export const timerRoundings = ['Nearest', 'Up', 'Down'] as const
export type TimerRounding = (typeof timerRoundings)[number]

export interface PersonalSettings {
  readonly theme: Theme
  readonly density: Density
  /** Hours that the person wants to log in a week, beside what their commitments ask for; null for none. */
  readonly weekTarget: number | null
  readonly timerRounding: TimerRounding
}

/** Dark is the theme until somebody chooses another (decisions E). */
export const usualSettings: PersonalSettings = {
  theme: 'Dark',
  density: 'Comfortable',
  weekTarget: null,
  timerRounding: 'Nearest',
}

/** Hours that a week's target may have, in steps of `weekTargetStep`. */
export const weekTargetMin = 0.25
export const weekTargetMax = 100
export const weekTargetStep = 0.25

/** Hours of a typed target, written as those of a record; null for none, and for a text that is no number. */
export const weekTargetOf = (text: string): number | null => readEffort(text)

/** What is wrong with a typed target; null for nothing. An empty one takes the target away. */
export const weekTargetError = (text: string): string | null => {
  if (text.trim() === '') return null
  const hours = weekTargetOf(text)
  const isTarget = hours !== null && hours >= weekTargetMin && hours <= weekTargetMax && Number.isInteger(hours / weekTargetStep)
  return isTarget ? null : messages.weekTargetRange
}
