import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { nestedQueries } from './nested-queries.ts'

const many = ['a', 'b', 'p', 'i', 'u', 'td', 'th', 'tr', 'li']

const Styled = styled.div`
  color: red;
  @media print { color: black; }
  @media (hover: hover) { &:hover, &:focus { color: blue; } span { color: green; } }
  @container (width > 10px) { color: grey; }
  @supports (color: red) { @media print { color: white; } }
  @media screen { ${many.map((name) => `${name} { color: red; }`).join('\n')} }
`

/** The rules that the component comes with, without the name that it gets. */
const rules = (): string[] => {
  const sheet = new ServerStyleSheet()
  renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[nestedQueries]}>
        <Styled />
      </StyleSheetManager>,
    ),
  )
  const text = sheet.getStyleTags().replaceAll(/<[^>]*>|\/\*!sc\*\/|data-styled[^}]*\}/g, '')
  return text.replaceAll(/\.\w+/g, '.x').trim().split('\n')
}

test('a query stands within each rule that it is for; one of many rules, and one around another, stay', () => {
  expect(rules()).toEqual([
    '.x{color:red;}',
    '.x{@media print{color:black;}}',
    '.x:hover,.x:focus{@media (hover: hover){color:blue;}}',
    '.x span{@media (hover: hover){color:green;}}',
    '.x{@container (width > 10px){color:grey;}}',
    '@supports (color: red){@media print{.x{color:white;}}}',
    `@media screen{${many.map((name) => `.x ${name}{color:red;}`).join('')}}`,
  ])
})
