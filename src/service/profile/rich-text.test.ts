import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTextSamples } from '#rules/testing/rich-text-samples.ts'
import { richTextOrNull, sanitise } from './rich-text.ts'

/** Every `<` and `>` that is left belongs to one of the nine elements, which have no attribute but a link's address. */
const expectHarmless = (html: string): void => {
  expect(html.replace(/<\/?(?:p|strong|em|u|ul|ol|li)>|<br \/>|<a href="https:\/\/[^"<>]*">|<\/a>/g, '')).not.toMatch(/[<>]/)
}

describe('sanitise', () => {
  it.each([
    ['what the editor writes', '<p>a <strong>b</strong> <em>c</em> <u>d</u><br />e</p><ol><li>f</li></ol><ul><li>g</li></ul>'],
    ['characters of every kind', '<p>Tomás 👩‍👩‍👧 שלום ∉ "quoted" it\'s</p>'],
    ['escaped markup, which is text', '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;</p>'],
  ])('keeps %s as it is', (_what, html) => {
    expect(sanitise(html)).toBe(html)
  })

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in capitals', '<SCRIPT SRC=//evil.test/x.js></SCRIPT><P>a</P>', '<p>a</p>'],
    ['a script within a broken one', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['a doubled bracket', '<<script>alert(1)//<</script>', '&lt;'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an event handler behind a slash', '<p/onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['an image with onerror', 'a<img src=x onerror=alert(1)>b', 'ab'],
    ['audio and video', '<audio src=x onerror=alert(1)><video><source onerror=alert(1)></video>', ''],
    ['a link that runs', '<a href="javascript:alert(1)">a</a>', 'a'],
    [
      'a link that is dropped beside what stays',
      '<p><a href="http://x.test">a</a><strong>b</strong></p>',
      '<p>a<strong>b</strong></p>',
    ],
    ['a link that runs, hidden', '<a href="&#106;ava&#x0A;script:alert(1)">a</a>', 'a'],
    ['a data: address', '<a href="data:text/html,<script>alert(1)</script>">a</a>', 'a'],
    ['a style attribute', '<p style="background:url(javascript:alert(1))">a</p>', '<p>a</p>'],
    ['a style element', '<style>@import "//evil.test"</style><p>a</p>', '<p>a</p>'],
    ['ids and classes', '<p id="root" class="x" data-y="z">a</p>', '<p>a</p>'],
    ['svg', '<svg onload=alert(1)><script>alert(1)</script><p>a</p></svg><p>b</p>', '<p>b</p>'],
    ['svg with a link', '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', ''],
    ['mathml', '<math href="javascript:alert(1)"><mi>a</mi></math>', ''],
    [
      'mathml that changes its meaning when it is parsed again',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['a form around mathml', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['an attribute that ends an element', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['text that browsers read in a way of their own', '<textarea><img src=x onerror=alert(1)></textarea><xmp><p>a</p></xmp>', ''],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>', ''],
    ['a template', '<template><p>a</p><script>alert(1)</script></template>', ''],
    [
      'a base and a meta element',
      '<base href="//evil.test"><meta http-equiv=refresh content="0;url=//evil.test"><p>a</p>',
      '<p>a</p>',
    ],
    ['a form', '<form action="//evil.test"><input name=a><button>b</button></form>', 'b'],
    ['comments', '<!-- a --><p>b</p><!--[if IE]><script>alert(1)</script><![endif]-->', '<p>b</p>'],
    ['elements of its own', '<x-run onconnect=alert(1)>a</x-run>', 'a'],
    ['what is not closed', '<ul><li>a<li><strong>b', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
    ['what was not opened', 'a</div></p>', 'a<p></p>'],
    ['what ends in the middle', '<p>a</p><p title="', '<p>a</p>'],
    [
      'character references',
      '<p>&#60;img src=x onerror=alert(1)&#62; &nbsp;&copy;</p>',
      '<p>&lt;img src=x onerror=alert(1)&gt; \u00a0©</p>',
    ],
    ['headings and tables', '<h1>a</h1><table><tr><td>b</td></tr></table>', 'ab'],
  ])('takes the harm out of %s', (_what, html, clean) => {
    expect(sanitise(html)).toBe(clean)
    expectHarmless(sanitise(html))
  })

  it.each(richTextSamples)('has of %s what the editor has of it', (_what, html, kept) => {
    expect(sanitise(html)).toBe(kept)
    expectHarmless(kept)
  })

  it('leaves nothing harmful, whatever it is given', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...['<', '>', '"', "'", '/', '=', '&', '&lt;', '&#x3c;', '<!--', '-->', '<![CDATA[', ']]>', '<?', '\u0000', ' ', '\n'],
        ...['p', 'br', 'script', 'style', 'svg', 'math', 'textarea', 'select', 'a', 'ul', 'li'].flatMap((tag) => [
          `<${tag} `,
          `<${tag}>`,
          `</${tag}>`,
        ]),
        ...['onerror=alert(1)', 'href=javascript:alert(1)', 'href="https://x.test/', 'style=x', 'text'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expectHarmless(sanitise(pieces.join('')))
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    ['nested elements', '<ul><li>'.repeat(12_000)],
    ['nested unknown elements', '<b>'.repeat(33_000)],
    ['nested drawings', '<svg>'.repeat(20_000)],
    ['brackets', '<'.repeat(100_000)],
    ['attributes', `<p ${'a=1 '.repeat(24_000)}>`],
  ])('is through with the longest text of %s within two seconds of work', (_what, html) => {
    // Not of time: other tests share the machine.
    const before = process.cpuUsage()
    sanitise(html)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
  })
})

describe('richTextOrNull', () => {
  it.each([null, '', '   ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<script>text</script>', '<img src=x>'])(
    'takes %j for nothing',
    (html) => {
      expect(richTextOrNull('Description', html)).toBeNull()
    },
  )

  it('keeps what can be read', () => {
    expect(richTextOrNull('Description', '<p>a</p>')).toBe('<p>a</p>')
  })

  it('names the field of a text that grows too long when it is escaped', () => {
    expect(() => richTextOrNull('Description', '&'.repeat(50_000))).toThrow(
      expect.objectContaining({ statusCode: 400, field: 'Description' }),
    )
  })
})
