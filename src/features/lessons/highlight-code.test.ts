import { expect, test } from 'vitest'
import { highlight } from './highlight-code.ts'

const code = "const free = 'yes' // a berth\nlet ships = 3"

test('every character stays, and each piece says what it is', async () => {
  const pieces = await highlight(code, 'TypeScript')
  expect(pieces?.map(({ text }) => text).join('')).toBe(code)
  const kindOf = (text: string) => pieces?.find((one) => one.text === text)?.kind
  expect(['const', "'yes'", '// a berth', '3'].map(kindOf)).toEqual(['keyword', 'string', 'comment', 'literal'])
})

test.each(['sql', 'python', 'c#', 'vb.net', 'vue', 'php', 'scss'])('%s is read without losing a character', async (language) => {
  const pieces = await highlight(code, language)
  expect(pieces?.map(({ text }) => text).join('')).toBe(code)
})

test('a language that nobody knows stays plain', async () => {
  expect(await highlight(code, 'bash')).toBeNull()
  expect(await highlight(code, '')).toBeNull()
})
