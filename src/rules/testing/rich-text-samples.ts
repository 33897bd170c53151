/**
 * Rich text as v1 may hold it, and what is left of it: the service keeps the second, and the editor gives the second back when the text
 * was opened and changed. Both sides are tested with these, because the components may not import the rules.
 */
export const richTextSamples: readonly (readonly [what: string, html: string, kept: string])[] = [
  [
    'bold, italic and underlined text by its tags',
    '<p>a <strong>b</strong> <em>c</em> <u>d</u></p>',
    '<p>a <strong>b</strong> <em>c</em> <u>d</u></p>',
  ],
  [
    'bold, italic and underlined text by other tags',
    '<p>a <b>b</b> <i>c</i> <ins>d</ins></p>',
    '<p>a <strong>b</strong> <em>c</em> <u>d</u></p>',
  ],
  [
    'a link',
    '<p>See <a href="https://x.test/a?b=1&amp;c=2">this</a>.</p>',
    '<p>See <a href="https://x.test/a?b=1&amp;c=2">this</a>.</p>',
  ],
  [
    'a link in bold and in a list',
    '<ul><li>a <a href="https://x.test/"><strong>b</strong> c</a></li></ul>',
    '<ul><li>a <a href="https://x.test/"><strong>b</strong> c</a></li></ul>',
  ],
  [
    'what a link says besides its address',
    '<p><a href="https://x.test/" target="_self" rel="opener" class="x" onclick="alert(1)">a</a></p>',
    '<p><a href="https://x.test/">a</a></p>',
  ],
  ['a link without https', '<p><a href="http://x.test/">a</a></p>', '<p>a</p>'],
  ['a link that runs', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['a link that takes the scheme of the page', '<p><a href="//x.test/">a</a></p>', '<p>a</p>'],
  ['a link that leads nowhere', '<p><a name="b">a</a> <a href="https://">c</a></p>', '<p>a c</p>'],
  ['lists', '<ol><li>a</li></ol><ul><li>b</li></ul>', '<ol><li>a</li></ol><ul><li>b</li></ul>'],
]
