/** Rich text between HTML and the components: paragraphs and lists of runs, and nothing else. Brings DOMPurify along. */
import DOMPurify from 'dompurify'

/** A piece of text of one look. A line break is a run of the text '\n'. */
export interface RichTextRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  /** Where the piece leads, when it is a link. */
  readonly href?: string
}

export interface RichTextItem {
  readonly runs: readonly RichTextRun[]
  readonly lists: readonly RichTextList[]
}

export interface RichTextList {
  readonly type: 'ul' | 'ol'
  readonly items: readonly RichTextItem[]
}

export type RichTextBlock = { readonly type: 'p'; readonly runs: readonly RichTextRun[] } | RichTextList

const blockTags = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre section article header footer main aside address figure figcaption table thead tbody tfoot tr td th dl dt dd li hr'.split(
    ' ',
  ),
)
const inlineTags = 'b strong i em u ins span a font small mark code sub sup br ul ol'.split(' ')

interface Marks {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly href?: string
}

const plain: Marks = { bold: false, italic: false, underline: false }

/** The only links that rich text keeps; the service holds to the same (src/rules/rich-text.ts). */
const isKeptLink = (href: string): boolean => /^https:\/\//i.test(href) && URL.canParse(href)

/** Office programs and Google Docs say by style what others say by tag, and wrap what they copy in a `b` that is not bold. */
function marksOf(element: Element, { bold, italic, underline, href: outer }: Marks): Marks {
  const tag = element.localName
  const own = tag === 'a' ? (element.getAttribute('href') ?? '').trim() : ''
  const href = isKeptLink(own) ? own : outer
  const style = element.getAttribute('data-style') ?? ''
  const weight = /font-weight:\s*(normal|bold|\d+)/.exec(style)?.[1]
  const heavy = weight === 'bold' || Number(weight) >= 600
  return {
    bold: weight === undefined ? bold || /^(?:b|strong|th|h[1-6])$/.test(tag) : heavy,
    italic: italic || /^(?:i|em)$/.test(tag) || /font-style:\s*italic/.test(style),
    underline: underline || /^(?:u|ins)$/.test(tag) || (tag !== 'a' && /text-decoration[^;]*underline/.test(style)),
    ...(href === undefined ? {} : { href }),
  }
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const isBreak = (run: RichTextRun | undefined) => run?.text === '\n'

/** Without the white space that a browser would not show at the ends of a block, and without breaks there. */
function trimmed(runs: readonly RichTextRun[]): RichTextRun[] {
  const kept = [...runs]
  const unseen = (run: RichTextRun | undefined) => run !== undefined && run.text.trim() === ''
  while (unseen(kept[0])) kept.shift()
  while (unseen(kept.at(-1))) kept.pop()
  const first = kept[0]
  if (first) kept[0] = { ...first, text: first.text.trimStart() }
  const last = kept.at(-1)
  if (last) kept[kept.length - 1] = { ...last, text: last.text.trimEnd() }
  return kept
}

function readText(node: Node, marks: Marks, runs: RichTextRun[]) {
  const text = (node.nodeValue ?? '').replace(/[\t\n\r ]+/g, ' ')
  const startsLine = runs.length === 0 || isBreak(runs.at(-1))
  const seen = startsLine ? text.trimStart() : text
  if (seen !== '') runs.push({ text: seen, ...marks })
}

function readItem(element: Element, marks: Marks): RichTextItem {
  const runs: RichTextRun[] = []
  const lists: RichTextList[] = []
  const walk = (node: Node, outer: Marks) => {
    if (!isElement(node)) return readText(node, outer, runs)
    if (node.localName === 'br') return void runs.push({ text: '\n', ...outer })
    if (node.localName === 'ul' || node.localName === 'ol') return void lists.push(readList(node, outer))
    const block = blockTags.has(node.localName) && runs.length > 0 && !isBreak(runs.at(-1))
    if (block) runs.push({ text: '\n', ...outer })
    for (const child of node.childNodes) walk(child, marksOf(node, outer))
  }
  for (const child of element.childNodes) walk(child, marksOf(element, marks))
  return { runs: trimmed(runs), lists }
}

function readList(element: Element, marks: Marks): RichTextList {
  const items: RichTextItem[] = []
  for (const child of element.children) {
    const nested = child.localName === 'ul' || child.localName === 'ol'
    const last = items.at(-1)
    if (!nested) items.push(readItem(child, marks))
    else if (last) items[items.length - 1] = { ...last, lists: [...last.lists, readList(child, marks)] }
    else items.push({ runs: [], lists: [readList(child, marks)] })
  }
  return { type: element.localName === 'ol' ? 'ol' : 'ul', items }
}

function readBlocks(root: Node): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let runs: RichTextRun[] = []
  const close = (evenEmpty = false) => {
    const kept = trimmed(runs)
    if (kept.length > 0 || evenEmpty) blocks.push({ type: 'p', runs: kept })
    runs = []
  }
  const walk = (node: Node, outer: Marks) => {
    if (!isElement(node)) return readText(node, outer, runs)
    const tag = node.localName
    if (tag === 'br') return void runs.push({ text: '\n', ...outer })
    if (tag === 'ul' || tag === 'ol') {
      close()
      const list = readList(node, outer)
      if (list.items.length > 0) blocks.push(list)
      return
    }
    const isBlock = blockTags.has(tag)
    if (isBlock) close()
    const before = blocks.length
    for (const child of node.childNodes) walk(child, marksOf(node, outer))
    if (isBlock) close(tag === 'p' && blocks.length === before)
  }
  for (const child of root.childNodes) walk(child, plain)
  close()
  return blocks
}

/**
 * Without what the page's content security policy would report although the cleaner drops it: style sheets, style attributes
 * (kept by another name, for what they say about the text) and event handlers.
 */
const quiet = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='))

/**
 * Reads HTML from anywhere, stored or pasted, as paragraphs and lists with bold, italic and underlined text and https links. Everything else is
 * reduced to its text; scripts, styles and the like are dropped with theirs.
 */
export function readRichText(html: string): readonly RichTextBlock[] {
  const fragment = DOMPurify.sanitize(quiet(html), {
    ALLOWED_TAGS: [...blockTags, ...inlineTags],
    ALLOWED_ATTR: ['data-style', 'href'],
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  return readBlocks(fragment)
}

/** Neighbours that lead to the same place, as one link; the others each by itself. */
export interface RichTextSpan {
  readonly href: string | undefined
  readonly runs: readonly RichTextRun[]
}

/** Runs by where they lead: a link of several looks stays one link. */
export function spansOf(runs: readonly RichTextRun[]): readonly RichTextSpan[] {
  const spans: { href: string | undefined; runs: RichTextRun[] }[] = []
  for (const run of runs) {
    const last = spans.at(-1)
    if (last !== undefined && last.href === run.href) last.runs.push(run)
    else spans.push({ href: run.href, runs: [run] })
  }
  return spans
}
