import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs.ts'

test.each([
  ['', ''],
  ['One line', 'One line'],
  ['It is wrapped  \nby its file.\n\nA second\nparagraph.', 'It is wrapped by its file.\n\nA second paragraph.'],
  ['Bring:\n- a laptop\n- time\n1. and patience', 'Bring:\n- a laptop\n- time\n1. and patience'],
  ['Tables:\n  customers (id)', 'Tables:\n  customers (id)'],
])('%j is shown as %j', (body, shown) => {
  expect(paragraphs(body)).toBe(shown)
})
