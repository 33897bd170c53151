import { describe, expect, test } from 'vitest'
import { elementsOf, rulesOf } from './slim.ts'

const html =
  '<div class="sc-a x" data-size="small" data-open="" data-flow="login" data-state="&quot;editing&quot;"><p class="sc-b y">A</p></div>'

const kept = (css: string) => rulesOf(css, html)

describe('the rules of a drawn page', () => {
  test.each([
    ['without an attribute', '.x{color:red;}'],
    ['of an attribute that is there', ".x[data-size='small']{color:red;}"],
    ['of one that is there without a value', '.x[data-open]{color:red;}'],
    ['of one that a script sets', ":root[data-theme='light']{color:red;}"],
    ['of one that must not be there', '.x:not([data-busy]){color:red;}'],
    ['of one of several', ".x:is([data-size='large'], [data-size='small']){color:red;}"],
    ['within a query', '@media (width > 1px){.x{color:red;}}'],
    ['of a font', "@font-face{font-family:'I';}"],
  ])('%s stay', (_what, css) => expect(kept(css)).toBe(css))

  test.each([
    ['of another value', ".x[data-size='large']{color:red;}", ''],
    ['of an attribute that nothing has', '.x[data-busy]{color:red;}', ''],
    ['of both', ".x[data-size='small'][data-busy]{color:red;}", ''],
    ['in a list', '.x:focus-within,.x[data-busy]{color:red;}', '.x:focus-within{color:red;}'],
    ['within a query', '@media (width > 1px){.x{a:b;}.x[data-busy]{color:red;}}', '@media (width > 1px){.x{a:b;}}'],
  ])('%s go', (_what, css, left) => expect(kept(css)).toBe(left))

  test('are all that is left of what styled-components writes', () => {
    expect(
      kept(
        '<style data-styled="true" data-styled-version="6">.x{a:b;}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"x,"}/*!sc*/\n</style>',
      ),
    ).toBe('.x{a:b;}')
  })
})

test('elements keep the classes that rules name, and no marks of a flow', () => {
  expect(elementsOf(html, '.sc-b{a:b;}.x{a:b;}.y{a:b;}')).toBe(
    '<div class="x" data-size="small" data-open=""><p class="sc-b y">A</p></div>',
  )
})
