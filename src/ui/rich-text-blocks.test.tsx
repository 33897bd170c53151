import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RichTextBlocks } from './RichTextBlocks.tsx'
import { plainTextOf } from './rich-text-plain.ts'

const shown = (html: string) => render(<RichTextBlocks html={html} />).container.innerHTML

describe('rich text from anywhere', () => {
  it.each([
    ['what the editor writes', '<p>a <strong>b <em>c</em></strong> <u>d</u><br>e</p><ul><li>f</li></ul><ol><li>g</li></ol>'],
    ['a nested list', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>'],
    ['an empty line between paragraphs', '<p>a</p><p><br></p><p>b</p>'],
    ['signs that HTML uses', '<p>a &lt; b &amp;&amp; c &gt; d, style = bold</p>'],
  ])('%s stays as it is', (_, html) => {
    expect(shown(html).replaceAll('</strong><strong>', '')).toBe(html)
  })

  it.each([
    ['other names of the same', '<p><b>a</b> <i>b</i> <ins>c</ins></p>', '<p><strong>a</strong> <em>b</em> <u>c</u></p>'],
    ['headings', '<h2>Title</h2><p>Text</p>', '<p><strong>Title</strong></p><p>Text</p>'],
    ['blocks in blocks', '<div><div>a</div>b<p>c</p></div>', '<p>a</p><p>b</p><p>c</p>'],
    ['text alone', 'a\n  b', '<p>a b</p>'],
    ['pictures', '<p>See this <img src="x" alt="y"></p>', '<p>See this</p>'],
    ['a table', '<table><tr><th>a</th><td>b</td></tr></table>', '<p><strong>a</strong></p><p>b</p>'],
    ['paragraphs in items', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
    ['a list right inside a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      'the wrapping and the styles of Google Docs',
      '<b style="font-weight:normal" id="docs-internal"><p>a <span style="font-weight:700">b</span><span style="font-style:italic;text-decoration:underline">c</span></p></b>',
      '<p>a <strong>b</strong><em><u>c</u></em></p>',
    ],
    [
      'the style sheet and the spaces of Word',
      '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class="MsoNormal">a<o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>',
      '<p>a</p>',
    ],
  ])('%s is reduced', (_, html, reduced) => expect(shown(html)).toBe(reduced))

  it.each([
    '<script>window.harm = 1</script>',
    '<p onclick="window.harm = 1">a</p>',
    '<img src=x onerror=window.harm=1>',
    '<svg><p><style><img src=x onerror=window.harm=1></style></p></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.harm=1&gt;">',
    '<a href="javascript:window.harm=1">a</a>',
    '<iframe srcdoc="<script>parent.harm=1</script>"></iframe>',
  ])('nothing harmful is left of %s', (html) => {
    const { container } = render(<RichTextBlocks html={html} />)
    expect(container.querySelectorAll('*:not(p, ul, ol, li, br, strong, em, u)')).toHaveLength(0)
    expect([...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())).toEqual([])
    expect((window as { harm?: number }).harm).toBeUndefined()
  })

  it('shows any text as that text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        const { container, unmount } = render(<RichTextBlocks html={`<p>x${escaped}x</p>`} />)
        const whole = container.textContent
        unmount()
        return whole === `x${text}x`.replace(/[\t\n\r ]+/g, ' ').replaceAll('\0', '\ufffd')
      }),
      { numRuns: 100 },
    )
  })
})

describe('links', () => {
  it('lead elsewhere in a tab of its own that knows nothing of this page', () => {
    const { container } = render(
      <RichTextBlocks html='<p>See <a href="https://x.test/a" target="_self">this <b>one</b></a>.</p>' />,
    )
    const links = [...container.querySelectorAll('a')]
    expect(links.map((link) => [link.href, link.target, link.rel])).toEqual([
      ['https://x.test/a', '_blank', 'noopener noreferrer'],
    ])
    expect(links[0]?.querySelector('strong')?.textContent).toBe('one')
  })
})

describe('plain text of rich text', () => {
  it('has a line for every block and no markup', () => {
    expect(plainTextOf('<p>a &amp; <strong>b</strong><br>c</p><ul><li>d &lt;e&gt;</li></ul>')).toBe('a & b\nc\nd <e>')
    expect(plainTextOf('')).toBe('')
  })
})
