import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LessonContent } from './LessonContent.tsx'

const show = (html: string) => render(<LessonContent html={html} onShown={() => {}} />).container

const picture = `/files/training/${'a'.repeat(64)}.webp`

test.each([
  ['<script>globalThis.wasRun = true</script><p>text</p>', '<p>text</p>'],
  ['<p onclick="globalThis.wasRun = true">text</p>', '<p>text</p>'],
  ['<img src="x" onerror="globalThis.wasRun = true">', ''],
  ['<img src="https://elsewhere.test/beacon.webp" alt="a">', ''],
  ['<img src="/graphql" alt="a">', ''],
  ['<a href="javascript:globalThis.wasRun = true">text</a>', 'text'],
  ['<a href="//elsewhere.test">text</a>', 'text'],
  [
    '<a href="https://docs.test" target="_self">text</a>',
    '<a href="https://docs.test" target="_blank" rel="noopener noreferrer">text</a>',
  ],
  ['<iframe src="https://elsewhere.test"></iframe><p>text</p>', '<p>text</p>'],
  ['<svg><use href="https://elsewhere.test#x"></use></svg><p>text</p>', '<p>text</p>'],
  ['<form action="https://elsewhere.test"><button>text</button></form>', 'text'],
  ['<p style="background: url(https://elsewhere.test)" class="overlay" id="root">text</p>', '<p>text</p>'],
  ['<style>p { color: red }</style><p>text</p>', '<p>text</p>'],
  ['<base href="https://elsewhere.test"><meta http-equiv="refresh" content="0"><p>text</p>', '<p>text</p>'],
  ['<math><mtext><img src="x" onerror="globalThis.wasRun = true"></mtext></math>', ''],
])('%s is shown as %s', (html, shown) => {
  expect(show(html).innerHTML).toBe(shown)
  expect(globalThis).not.toHaveProperty('wasRun')
})

test('headings stand under the title, pictures are lazy and sized, code and tables can be scrolled by keyboard', () => {
  const container = show(`<h2>One</h2><h6>Six</h6><p><img src="${picture}" alt="A berth" width="800" height="400"></p>
    <pre><code class="language-c#">int a = 1 &lt; 2;
</code></pre><table><tbody><tr><td align="right">1</td></tr></tbody></table><ol start="3"><li>three</li></ol>`)
  expect(container.querySelector('h3')?.textContent).toBe('One')
  expect(container.querySelector('h6')?.textContent).toBe('Six')
  const image = container.querySelector('img')
  expect([image?.getAttribute('src'), image?.alt, image?.width, image?.height]).toEqual([picture, 'A berth', 800, 400])
  expect([image?.getAttribute('loading'), image?.getAttribute('decoding')]).toEqual(['lazy', 'async'])
  const code = container.querySelector('pre')
  expect([code?.textContent, code?.getAttribute('aria-label'), code?.tabIndex]).toEqual(['int a = 1 < 2;', 'Code, c#', 0])
  expect(container.querySelector('td')?.dataset.align).toBe('right')
  expect(container.querySelector('ol')?.start).toBe(3)
})
