import type { Answer } from './assessment-answer.ts'
import { type TextChange, withChange } from './text-change.ts'

/**
 * What a person did about the questions of an attempt on this device, in order, packed: a line of JSON a step, so that an hour of typing
 * is some hundred kilobytes and adding a step copies nothing.
 *
 * - `["at",1800000000000]`: when the next step was done, by the server's clock in milliseconds since 1970; it begins the recording.
 * - `["in","<question>","<editor>","<text>"]`: the following changes are of that editor, in which that text stood; `null` for the text that
 *   the recording itself tells.
 * - `[1234,10,0,"a"]`: so many milliseconds later, from 10 on no character gave way to an a.
 * - `["chose",1234,"<question>",2]` and `["submitted",1234,"<question>"]`: so many milliseconds later.
 */
export interface Recording {
  readonly lines: string
  /** When the last step was done, in milliseconds since 1970. */
  readonly at: number
  /** The editor that changes are of, as its line says; '' before there is one. */
  readonly place: string
  /** Editors whose text the recording tells. */
  readonly known: readonly string[]
}

export const nothingRecorded: Recording = { lines: '', at: 0, place: '', known: [] }

/** Two million characters are days of typing: what comes after is not recorded, and the playback ends there. */
const mostCharacters = 2_000_000

const line = (value: readonly unknown[]): string => `${JSON.stringify(value)}\n`

const placeOf = (questionId: string, mode: string): string => JSON.stringify([questionId, mode])

const withLine = (recording: Recording, at: number, written: (passed: number) => string): Recording => {
  if (recording.lines.length > mostCharacters) return recording
  // A clock that was put back does not turn the order of what was done.
  const now = Math.max(recording.at, Math.round(at))
  const begin = recording.lines === '' ? line(['at', now]) : ''
  const passed = recording.lines === '' ? 0 : now - recording.at
  return { ...recording, lines: recording.lines + begin + written(passed), at: now }
}

/** @param before the editor's whole text before the change @param at when, by the server's clock, in milliseconds since 1970 */
export const withRecordedChange = (
  recording: Recording,
  at: number,
  { questionId, mode, change, before }: { questionId: string; mode: string; change: TextChange; before: string },
): Recording => {
  const place = placeOf(questionId, mode)
  const isKnown = recording.known.includes(place)
  const enters = place === recording.place && isKnown ? '' : line(['in', questionId, mode, isKnown ? null : before])
  const next = withLine(recording, at, (passed) => enters + line([passed, change.at, change.removed, change.inserted]))
  return next === recording ? recording : { ...next, place, known: isKnown ? recording.known : [...recording.known, place] }
}

export const withRecordedChoice = (recording: Recording, at: number, questionId: string, option: number): Recording =>
  withLine(recording, at, (passed) => line(['chose', passed, questionId, option]))

export const withRecordedSubmission = (recording: Recording, at: number, questionId: string): Recording =>
  withLine(recording, at, (passed) => line(['submitted', passed, questionId]))

/** The answers of these questions are others now than what was done here: the next change says what it began with. */
export const withUnknown = (recording: Recording, questionIds: readonly string[]): Recording =>
  questionIds.length === 0
    ? recording
    : {
        ...recording,
        known: recording.known.filter((place) => questionIds.every((id) => !place.startsWith(`[${JSON.stringify(id)},`))),
      }

/** One thing a person did. */
export type RecordedStep = {
  /** In milliseconds since 1970, by the server's clock. */
  readonly at: number
  readonly questionId: string
} & (
  | { readonly kind: 'changed'; readonly mode: string; readonly begun: string | null; readonly change: TextChange }
  | { readonly kind: 'chosen'; readonly option: number }
  | { readonly kind: 'submitted' }
)

type Line =
  | readonly ['at', number]
  | readonly ['in', string, string, string | null]
  | readonly ['chose', number, string, number]
  | readonly ['submitted', number, string]
  | readonly [number, number, number, string]

/** The steps of a recording, the first one first. */
export const stepsOf = ({ lines }: Pick<Recording, 'lines'>): readonly RecordedStep[] => {
  const steps: RecordedStep[] = []
  let at = 0
  let place = { questionId: '', mode: '', begun: null as string | null }
  for (const text of lines.split('\n')) {
    if (text === '') continue
    const value = JSON.parse(text) as Line
    if (value[0] === 'at') at = value[1]
    else if (value[0] === 'in') place = { questionId: value[1], mode: value[2], begun: value[3] }
    else if (value[0] === 'chose') {
      at += value[1]
      steps.push({ kind: 'chosen', at, questionId: value[2], option: value[3] })
    } else if (value[0] === 'submitted') {
      at += value[1]
      steps.push({ kind: 'submitted', at, questionId: value[2] })
    } else {
      const [passed, from, removed, inserted] = value
      at += passed
      steps.push({ kind: 'changed', at, ...place, change: { at: from, removed, inserted } })
      place = { ...place, begun: null }
    }
  }
  return steps
}

/** What stood there after some steps: the answer of each question. */
export type AnswersThen = Readonly<Record<string, Answer>>

export const nothingThen: AnswersThen = {}

/** The answers after one more step. */
export const afterStep = (answers: AnswersThen, step: RecordedStep): AnswersThen => {
  if (step.kind === 'submitted') return answers
  if (step.kind === 'chosen') return { ...answers, [step.questionId]: { option: step.option } }
  const known = answers[step.questionId]
  const code = known !== undefined && 'code' in known ? known.code : {}
  const before = step.begun ?? code[step.mode] ?? ''
  return { ...answers, [step.questionId]: { code: { ...code, [step.mode]: withChange(before, step.change) } } }
}

/**
 * When each step is shown, in milliseconds since the first; ascending.
 *
 * @param times when they were done, in milliseconds since 1970
 * @param longestPause as long a pause is played, in milliseconds; a longer one is cut to it
 */
export const momentsOf = (times: readonly number[], longestPause = Infinity): readonly number[] => {
  let moment = 0
  return times.map((at, index) => {
    moment += Math.min(longestPause, at - (times[index - 1] ?? at))
    return moment
  })
}

/** How many steps are shown at a moment. @param moments ascending, in milliseconds */
export const shownAt = (moments: readonly number[], moment: number): number => {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((moments[middle] ?? Infinity) <= moment) low = middle + 1
    else high = middle
  }
  return low
}
