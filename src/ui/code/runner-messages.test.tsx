import { expect, test } from 'vitest'
import { afterMessage, noOutput } from './runner-messages.ts'

const line = (text: string, more: object = {}) => ({ nonce: 'n', kind: 'console', level: 'log', text, ...more })

test('only lines of this run, as a runner says them, are taken', () => {
  for (const message of [null, 'text', {}, line('a', { nonce: 'other' }), line('a', { level: 'alert' }), line('a', { text: {} })])
    expect(afterMessage(noOutput, message, 'n')).toBe(noOutput)
  expect(afterMessage(noOutput, line('a', { more: 1 }), 'n').lines).toEqual([{ level: 'log', text: 'a' }])
})

test('a thousand lines or 100,000 characters are the end', () => {
  let output = noOutput
  for (let at = 0; at < 1200; at += 1) output = afterMessage(output, line('a'), 'n')
  expect(output).toMatchObject({ characters: 1000, isCut: true })
  const long = afterMessage(noOutput, line('a'.repeat(200_000)), 'n')
  expect(long).toMatchObject({ characters: 100_000, isCut: true })
  expect(afterMessage(long, line('b'), 'n')).toBe(long)
})
