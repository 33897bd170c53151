import { expect, it } from 'vitest'
import {
  nothingRecorded,
  stepsOf,
  withRecordedChange,
  withRecordedChoice,
  withRecordedSubmission,
} from '#rules/attempt-recording.ts'
import { changeBetween } from '#rules/text-change.ts'
import { createStepReader, stepWords } from './attempt-playback.ts'

const start = 1_800_000_000_000

const write = (recording: typeof nothingRecorded, mode: string, before: string, after: string) =>
  withRecordedChange(recording, start, { questionId: 'page', mode, before, change: changeBetween(before, after) })

const recorded = withRecordedSubmission(
  withRecordedChoice(
    write(write(write(nothingRecorded, 'html', '', '<p>'), 'css', 'p {}', 'p { color: red }'), 'html', '<p>', '<b><p>'),
    start,
    'other',
    3,
  ),
  start,
  'page',
)

it('shows where something was written, what was chosen, and what stood there when it was submitted', () => {
  const read = createStepReader(stepsOf(recorded))
  const faces = [0, 1, 2, 3, 4, 5].map((shown) => read(shown)?.face ?? null)
  expect(faces).toEqual([
    null,
    { kind: 'code', mode: 'html', before: '', written: '<p>', after: '' },
    { kind: 'code', mode: 'css', before: 'p {', written: ' color: red ', after: '}' },
    { kind: 'code', mode: 'html', before: '<', written: 'b><', after: 'p>' },
    { kind: 'option', option: 3 },
    { kind: 'code', mode: 'html', before: '<b><p>', written: '', after: '' },
  ])
})

it('shows the same whether it is read forward, back or at once', () => {
  const steps = stepsOf(recorded)
  const read = createStepReader(steps)
  for (const shown of [5, 1, 3, 0, 4, 2, 5]) expect(read(shown)).toEqual(createStepReader(steps)(shown))
})

it('says what each step was', () => {
  const words = stepsOf(recorded).map(stepWords)
  expect(words).toEqual(['Written in html', 'Written in css', 'Written in html', 'Chosen', 'Submitted'])
})
