import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  afterStep,
  momentsOf,
  nothingRecorded,
  nothingThen,
  type Recording,
  shownAt,
  stepsOf,
  withRecordedChange,
  withRecordedChoice,
  withRecordedSubmission,
  withUnknown,
} from './attempt-recording.ts'
import { changeBetween, withChange } from './text-change.ts'

const start = 1_800_000_000_000

/** An editor of a question whose text another becomes. */
const type = (recording: Recording, at: number, questionId: string, mode: string, before: string, after: string): Recording =>
  withRecordedChange(recording, at, { questionId, mode, before, change: changeBetween(before, after) })

it('tells what stood in every editor after every step, in whichever order they were written in', () => {
  const key = fc.record({
    question: fc.constantFrom('q1', 'q"2\n', 'q3'),
    mode: fc.constantFrom('html', 'css'),
    wait: fc.nat(5_000),
    text: fc.string({ unit: 'binary', maxLength: 12 }),
  })
  fc.assert(
    fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
      const present: Record<string, Record<string, string>> = { q1: { html: 'begun elsewhere' } }
      const after: string[] = []
      let recording = nothingRecorded
      let at = start
      for (const { question, mode, wait, text } of keys) {
        at += wait
        const before = present[question]?.[mode] ?? ''
        present[question] = { ...present[question], [mode]: text }
        recording = type(recording, at, question, mode, before, text)
        after.push(text)
      }
      const steps = stepsOf(recording)
      let answers = nothingThen
      steps.forEach((step, index) => {
        answers = afterStep(answers, step)
        const answer = answers[step.questionId]
        const mode = step.kind === 'changed' ? step.mode : ''
        expect(answer !== undefined && 'code' in answer ? answer.code[mode] : undefined).toBe(after[index])
      })
      expect(steps.map((step) => step.at)).toEqual(
        keys.map((_, index) => start + keys.slice(0, index + 1).reduce((sum, { wait }) => sum + wait, 0)),
      )
    }),
  )
})

it('tells choices and submissions, and goes on in the right text after another device has answered', () => {
  let recording = type(nothingRecorded, start, 'q', 'sql', '', 'select')
  recording = withRecordedSubmission(recording, start + 1_000, 'q')
  recording = withRecordedChoice(recording, start + 1_500, 'other', 2)
  recording = type(withUnknown(recording, ['q']), start + 2_000, 'q', 'sql', 'from elsewhere', 'from elsewhere, changed here')
  const steps = stepsOf(recording)
  expect(steps.map(({ kind, at }) => [kind, at - start])).toEqual([
    ['changed', 0],
    ['submitted', 1_000],
    ['chosen', 1_500],
    ['changed', 2_000],
  ])
  expect(steps.reduce(afterStep, nothingThen)).toEqual({
    q: { code: { sql: 'from elsewhere, changed here' } },
    other: { option: 2 },
  })
})

it('takes some fifteen characters a key, and one editor is named once', () => {
  let recording = nothingRecorded
  let text = ''
  for (let index = 0; index < 1_000; index += 1) {
    recording = type(recording, start + index * 180, 'a-question-of-some-length', 'javascript', text, `${text}a`)
    text += 'a'
  }
  expect(recording.lines.length / 1_000).toBeLessThan(18)
  expect(recording.lines.match(/javascript/g)).toHaveLength(1)
})

it('keeps the order where the clock was put back, and ends where it is full', () => {
  const first = type(nothingRecorded, start, 'q', 'sql', '', 'a')
  const back = type(first, start - 60_000, 'q', 'sql', 'a', 'ab')
  expect(stepsOf(back).map(({ at }) => at)).toEqual([start, start])
  const full = type(back, start + 1, 'q', 'sql', 'ab', 'x'.repeat(2_000_001))
  expect(type(full, start + 2, 'q', 'sql', 'x'.repeat(2_000_001), '')).toBe(full)
})

it('shows as many steps as have come by a moment; long pauses are cut', () => {
  const recording = [0, 100, 60_100, 60_150].reduce(
    (made, wait) => withRecordedChoice(made, start + wait, 'q', 1),
    nothingRecorded,
  )
  const steps = stepsOf(recording).map(({ at }) => at)
  expect(momentsOf(steps)).toEqual([0, 100, 60_100, 60_150])
  expect(momentsOf(steps, 2_000)).toEqual([0, 100, 2_100, 2_150])
  const moments = momentsOf(steps, 2_000)
  expect([-1, 0, 99, 100, 2_099, 2_100, 9_999].map((moment) => shownAt(moments, moment))).toEqual([0, 1, 1, 2, 2, 3, 4])
  expect(momentsOf([])).toEqual([])
})

it('is right for texts that are changed in the middle', () => {
  const texts = ['', 'one two', 'one three two', 'three two', '']
  let recording = nothingRecorded
  texts.slice(1).forEach((text, index) => {
    recording = type(recording, start + index, 'q', 'sql', texts[index] ?? '', text)
  })
  let shown = ''
  const read = stepsOf(recording).map((step) => {
    if (step.kind === 'changed') shown = withChange(shown, step.change)
    return shown
  })
  expect(read).toEqual(texts.slice(1))
})
