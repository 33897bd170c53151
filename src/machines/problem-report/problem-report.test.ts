import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { someFacts } from '#view-models/problem-report/some-facts.ts'
import { problemReport, selectReportText } from './problem-report.machine.ts'

const compose = () => {
  const actor = createActor(problemReport).start()
  actor.send({ type: 'report.requested', facts: JSON.stringify(someFacts), isSignedIn: true })
  return { actor, context: () => actor.getSnapshot().context, text: () => selectReportText(actor.getSnapshot()) }
}

test('a part that was left out can be taken in again', () => {
  const { actor, context, text } = compose()
  const whole = text()
  actor.send({ type: 'part.toggled', part: 'typed' })
  actor.send({ type: 'part.toggled', part: 'happened' })
  expect(context().leftOut).toEqual(['typed', 'happened'])
  expect(text()).not.toBe(whole)
  actor.send({ type: 'part.toggled', part: 'typed' })
  expect(context().leftOut).toEqual(['happened'])
  actor.send({ type: 'part.toggled', part: 'happened' })
  expect(text()).toBe(whole)
})

test('a sentence is sent without the space around it, and is no longer than what is taken', () => {
  const { actor, context, text } = compose()
  actor.send({ type: 'sentence.changed', sentence: 'It stayed grey' })
  const trimmed = text()
  actor.send({ type: 'sentence.changed', sentence: '  It stayed grey\n' })
  expect(text()).toBe(trimmed)
  actor.send({ type: 'sentence.changed', sentence: 'x'.repeat(messages.reportSentenceMax + 1) })
  expect(context().sentence).toHaveLength(messages.reportSentenceMax)
})
