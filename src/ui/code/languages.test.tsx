import { expect, test } from 'vitest'
import { languageLabel, languages, loadLanguage } from './languages.ts'

const specified =
  'php, sass, html, javascript, css, python, sql, vue, xml, c#, perl, kotlin, objective-c, ceylon, swift, c++, c, ruby, scala, java, vb'.split(
    ', ',
  )

test.each([...specified, 'typescript'])('%s is known, in any case', async (mode) => {
  expect(languageLabel(mode)).not.toBe('Plain text')
  expect(languageLabel(` ${mode.toUpperCase()} `)).toBe(languageLabel(mode))
  expect(await loadLanguage(mode)).toBeTruthy()
})

test('no two languages have one name, and an unknown one is plain text', async () => {
  const names = languages.flatMap((language) => language.names)
  expect(new Set(names).size).toBe(names.length)
  expect(names.every((name) => name === name.toLowerCase())).toBe(true)
  expect(languageLabel('brainfuck')).toBe('Plain text')
  expect(await loadLanguage('brainfuck')).toEqual([])
})
