import { expect, test } from 'vitest'
import { chosenStep, findSteps, lessonText, stepAfter } from './lessons.ts'

const step = (stepId: string, title: string, content: string | null, isCompleted = false) => ({
  stepId,
  title,
  content,
  isCompleted,
})
const steps = [
  step('1', 'Names and roles', '<p>A <strong>name</strong> says &lt;what&gt; it is.</p><pre><code>aria-label</code></pre>', true),
  step('2', 'The keyboard', '<ul><li>Tab</li><li>Escape</li></ul>'),
  step('3', 'An assessment', null),
]
const idsOf = (typed: string) => findSteps(steps, typed).map(({ stepId }) => stepId)

test('the text of a lesson is what a person reads', () => {
  expect(lessonText(steps[0]?.content ?? '')).toBe('A name says <what> it is. aria-label')
  expect(lessonText('<ul><li>Tab</li><li>Escape</li></ul>')).toBe('Tab Escape')
  expect(lessonText('in<em>ter</em>face')).toBe('interface')
})

test.each([
  ['', ['1', '2', '3']],
  ['n', ['1', '2', '3']],
  [' N ', ['1', '2', '3']],
  ['na', ['1']],
  ['NAMES  AND', ['1']],
  ['tab escape', ['2']],
  ['strong', []],
  ['<what>', ['1']],
  ['assess', ['3']],
  ['zebra', []],
])('%j is found in %j', (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids)
})

test.each([
  ['3', '2', '3'],
  ['gone', '1', '1'],
  [null, 'gone', '2'],
  [null, null, '2'],
])('of the address %j and the last visit %j step %s shows', (asked, last, shown) => {
  expect(chosenStep(steps, asked, last)?.stepId).toBe(shown)
})

test('of a completed course the first step shows, of an empty one none', () => {
  const done = steps.map((one) => ({ ...one, isCompleted: true }))
  expect(chosenStep(done, null, null)?.stepId).toBe('1')
  expect(chosenStep([], '1', null)).toBeUndefined()
})

test('after a step comes the next one, after the last none', () => {
  expect(stepAfter(steps, '1')?.stepId).toBe('2')
  expect(stepAfter(steps, '3')).toBeUndefined()
  expect(stepAfter(steps, 'gone')).toBeUndefined()
})
