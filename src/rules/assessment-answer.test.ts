import { describe, expect, it } from 'vitest'
import { type Answer, answerText, isBlankAnswer, isSameAnswer, readAnswer } from './assessment-answer.ts'

describe('an answer', () => {
  it.each<[Answer, string]>([
    [{ option: 2 }, '{"option":2}'],
    [{ code: { html: '<p>', css: '' } }, '{"html":"<p>","css":""}'],
    [{ code: { option: 'x' } }, '{"option":"x"}'],
  ])('%j is sent as %s and read again', (answer, text) => {
    expect(answerText(answer)).toBe(text)
    expect(readAnswer(text)).toEqual(answer)
  })

  it.each(['', 'null', '[]', '3', '{"html":1}', '{"option":null}'])('is not read from %s', (text) => {
    expect(readAnswer(text)).toBeNull()
  })

  it('is the same whatever the order of its editors, and with an empty one or none', () => {
    expect(isSameAnswer({ code: { a: '1', b: '' } }, { code: { a: '1' } })).toBe(true)
    expect(isSameAnswer({ code: { a: '1', b: '2' } }, { code: { b: '2', a: '1' } })).toBe(true)
    expect(isSameAnswer({ code: { a: '1' } }, { code: { a: '2' } })).toBe(false)
    expect(isSameAnswer({ option: 1 }, { code: {} })).toBe(false)
    expect(isSameAnswer({ option: 1 }, { option: 2 })).toBe(false)
    expect(isSameAnswer(null, null)).toBe(true)
  })

  it('is blank without anything but spaces', () => {
    expect(isBlankAnswer(null)).toBe(true)
    expect(isBlankAnswer({ code: { a: ' \n' } })).toBe(true)
    expect(isBlankAnswer({ option: 1 })).toBe(false)
  })
})
