import { expect, test } from 'vitest'
import { harmlessText } from './spreadsheet-text.ts'

test.each(['=1+1', '=1+1\nand more', ' =1+1', '\n=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\rtext', '\uFF1D1+1'])(
  '%j is made harmless',
  (text) => {
    expect(harmlessText(text)).toBe(`'${text}`)
  },
)

test.each(['Tides = moon', 'First\n=second', 'a@b.test', '', "'=1+1"])('%j stays', (text) => {
  expect(harmlessText(text)).toBe(text)
})
