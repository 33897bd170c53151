import { codeIn } from '#rules/assessment-answer.ts'
import { type AnswersThen, afterStep, nothingThen, type RecordedStep } from '#rules/attempt-recording.ts'

/** What is seen after a step: the editor with what was just written marked, or the option that was chosen. */
export type StepFace =
  | { readonly kind: 'code'; readonly mode: string; readonly before: string; readonly written: string; readonly after: string }
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'nothing' }

export interface ShownStep {
  readonly step: RecordedStep
  readonly face: StepFace
}

/** The editor that was written in before a step, of the same question. */
const lastMode = (steps: readonly RecordedStep[], index: number): string | null => {
  const { questionId } = steps[index] ?? {}
  const last = steps.slice(0, index).findLast((one) => one.questionId === questionId && one.kind === 'changed')
  return last?.kind === 'changed' ? last.mode : null
}

const faceOf = (steps: readonly RecordedStep[], index: number, answers: AnswersThen): StepFace => {
  const step = steps[index]
  const answer = step === undefined ? undefined : answers[step.questionId]
  if (step === undefined || answer === undefined) return { kind: 'nothing' }
  if ('option' in answer) return { kind: 'option', option: answer.option }
  const mode = step.kind === 'changed' ? step.mode : (lastMode(steps, index) ?? '')
  const text = codeIn(answer, mode)
  if (step.kind !== 'changed') return { kind: 'code', mode, before: text, written: '', after: '' }
  const { at, inserted } = step.change
  const end = at + inserted.length
  return { kind: 'code', mode, before: text.slice(0, at), written: text.slice(at, end), after: text.slice(end) }
}

/**
 * Reads a recording at any step. Going on from where it was read last takes as much as was done in between, so that playing is quick
 * however long the recording is.
 *
 * @returns what is seen once so many steps are shown; null before the first
 */
export const createStepReader = (steps: readonly RecordedStep[]): ((shown: number) => ShownStep | null) => {
  let read = { shown: 0, answers: nothingThen }
  return (shown) => {
    const from = shown < read.shown ? { shown: 0, answers: nothingThen } : read
    read = { shown, answers: steps.slice(from.shown, shown).reduce(afterStep, from.answers) }
    const step = steps[shown - 1]
    return step === undefined ? null : { step, face: faceOf(steps, shown - 1, read.answers) }
  }
}

/** What a step was, in words. */
export const stepWords = (step: RecordedStep): string =>
  step.kind === 'changed' ? `Written in ${step.mode}` : step.kind === 'chosen' ? 'Chosen' : 'Submitted'
