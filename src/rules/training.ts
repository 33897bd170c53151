import { asLine } from './line-text.ts'

/** Training (specification 2.9, 3 RoadMap to search criteria, 4 and 9): what the screens show and the service enforces. */

export const courseLevels = ['Junior', 'MidLevel', 'Senior'] as const
export type CourseLevel = (typeof courseLevels)[number]

export const questionLevels = ['Easy', 'Medium', 'Hard'] as const
export type QuestionLevel = (typeof questionLevels)[number]

/** How far somebody is with a step of a roadmap, or with the course behind it. */
export const trainingStates = ['NotStarted', 'InProgress', 'Completed'] as const
export type TrainingState = (typeof trainingStates)[number]

/** Stars of a course's level: Junior one, MidLevel two, Senior three (specification 9). */
export const starsOf = (level: CourseLevel): number => courseLevels.indexOf(level) + 1

/** What every course step of a roadmap is rated with (specification 9). */
export const fixedRating = 3.5

/** Durations one can filter by: at least `min` and less than `max` hours, as the search carries them (specification 9). */
export const durationRanges = [
  { name: 'short', min: 0, max: 5 },
  { name: 'medium', min: 5, max: 10 },
  { name: 'long', min: 10, max: 9999 },
] as const
export type DurationName = (typeof durationRanges)[number]['name']

/** A duration in words: 'X h, Y m', or 'Y m' below an hour (specification 2.9). @param minutes whole minutes */
export const durationText = (minutes: number): string =>
  minutes < 60 ? `${minutes} m` : `${Math.floor(minutes / 60)} h, ${minutes % 60} m`

const teaserLength = 20

/** A roadmap's description on the front of its card: 20 characters and an ellipsis (specification 9). Counted as a person counts. */
export const teaser = (description: string): string => {
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(description)]
  if (characters.length <= teaserLength) return description
  const shown = characters.slice(0, teaserLength).map(({ segment }) => segment)
  return `${shown.join('')}…`
}

/**
 * A step of a roadmap is open when it is the first, or when the one before it is completed (specification 4; decision A21). What somebody has
 * begun stays open, whatever its owner has put before it since.
 */
export const isStepOpen = (states: readonly TrainingState[], index: number): boolean =>
  index === 0 || states[index - 1] === 'Completed' || (states[index] ?? 'NotStarted') !== 'NotStarted'

/** The longest text that a catalogue is searched for (decisions B, Filters). */
export const searchTextLimit = 100

/**
 * A text as a catalogue is searched for: trimmed, at most 100 characters (decisions B, Filters). What no line can hold, as an address may
 * say it, counts as a space.
 */
export const searchText = (typed: string): string => asLine(typed.trim().slice(0, searchTextLimit)).trim()

/** How long after the end of an assessment the service still takes what was sent in time, in milliseconds. */
export const answerGrace = 5_000

/** Bytes that an answer of a question may have as JSON text. */
export const answerLimit = 256 * 1024

interface AttemptTimes {
  /** ISO moments; null when it did not come to that. */
  readonly submitTime: string | null
  readonly endTime: string | null
}

export type AttemptPhase = 'notStarted' | 'running' | 'submitted' | 'expired'

/** Where an attempt at an assessment is (specification 4, Assessment). @param now the server's time in milliseconds */
export const attemptPhase = ({ submitTime, endTime }: AttemptTimes, now: number): AttemptPhase => {
  if (submitTime !== null) return 'submitted'
  if (endTime === null) return 'notStarted'
  return Date.parse(endTime) > now ? 'running' : 'expired'
}

/** Whether the output of a question's editors can be shown: html is among them, and nothing but html, css and javascript (2.9). */
export const isExecutable = (editors: readonly string[]): boolean => {
  const modes = editors.map((one) => one.trim().toLowerCase())
  return modes.includes('html') && modes.every((one) => one === 'html' || one === 'css' || one === 'javascript')
}
