import { describe, expect, it } from 'vitest'
import { isLessonImage, isLessonLink, languageClass } from './lesson-html.ts'
import { isRichTextLink } from './rich-text.ts'

const hash = 'a0'.repeat(32)

describe('what a lesson may hold', () => {
  it.each(['https://example.org/a', 'HTTPS://example.org', 'mailto:ada@example.org'])('a link to %s', (href) =>
    expect(isLessonLink(href)).toBe(true),
  )

  it.each([
    'http://example.org',
    'javascript:alert(1)//https://a',
    'https://',
    'https://a b',
    '/team-member',
    ' https://example.org',
  ])('no link to %j', (href) => expect(isLessonLink(href)).toBe(false))

  it('pictures of the portal alone', () => {
    expect(isLessonImage(`/files/training/${hash}.webp`)).toBe(true)
    for (const src of [
      `https://example.org/files/training/${hash}.webp`,
      `/files/training/${hash}.webp?x`,
      `/files/training/${hash}.svg`,
      `/files/training/${hash}x.webp`,
      `/files/training/${hash.slice(1)}.webp`,
      `/files/training/${hash.toUpperCase()}.webp`,
      `/files/training/${hash}-webp`,
    ])
      expect(isLessonImage(src), src).toBe(false)
  })

  it('the language of code', () => {
    for (const name of ['language-ts', 'language-c++', 'language-objective-c', `language-${'x'.repeat(30)}`])
      expect(name).toMatch(languageClass)
    for (const name of ['language-', 'language-a b', 'x language-ts', `language-${'x'.repeat(31)}`, 'ts'])
      expect(name).not.toMatch(languageClass)
  })
})

describe('a link of rich text', () => {
  it.each(['https://example.org', 'HTTPS://example.org/a?b#c'])('may lead to %s', (href) =>
    expect(isRichTextLink(href)).toBe(true),
  )
  it.each(['http://example.org', 'https://', 'see https://example.org', 'mailto:ada@example.org', 'javascript:alert(1)'])(
    'may not lead to %j',
    (href) => expect(isRichTextLink(href)).toBe(false),
  )
})
