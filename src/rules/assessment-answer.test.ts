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

describe('what only looks like an answer', () => {
  it.each(['', '{', '7', 'null', '[]', '["option"]', '{"option":"2"}x', '{"html":1}', '{"html":"a","css":2}', '{"option":null}'])(
    '%j is none',
    (text) => expect(readAnswer(text)).toBeNull(),
  )

  it('an option beside something else is code, and only as text', () => {
    expect(readAnswer('{"option":2,"html":"a"}')).toBeNull()
    expect(readAnswer('{"option":"2","html":"a"}')).toEqual({ code: { option: '2', html: 'a' } })
  })

  it('nothing at all is code without an editor', () => expect(readAnswer('{}')).toEqual({ code: {} }))
})

describe('two answers', () => {
  const code = (html: string, css: string): Answer => ({ code: { html, css } })
  it('of different kinds are never the same', () => {
    expect(isSameAnswer({ option: 1 }, { code: {} })).toBe(false)
    expect(isSameAnswer({ code: {} }, { option: 1 })).toBe(false)
    expect(isSameAnswer({ option: 1 }, { option: 2 })).toBe(false)
    expect(isSameAnswer({ option: 1 }, { option: 1 })).toBe(true)
  })

  it('differ with any editor', () => {
    expect(isSameAnswer(code('a', 'b'), code('a', 'c'))).toBe(false)
    expect(isSameAnswer(code('a', 'b'), code('a', 'b'))).toBe(true)
  })

  it('are blank when no editor has anything', () => {
    expect(isBlankAnswer(code(' ', ''))).toBe(true)
    expect(isBlankAnswer(code(' ', 'b'))).toBe(false)
    expect(isBlankAnswer(code('a', ''))).toBe(false)
  })
})
