/** Rich text between the editor's own nodes and HTML. */
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode, type ListNode } from '@lexical/list'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical'
import {
  type RichTextBlock,
  type RichTextItem,
  type RichTextList,
  type RichTextRun,
  readRichText,
  spansOf,
} from './rich-text-blocks.ts'
import { $createLinkNode, $isLinkNode } from './rich-text-link.ts'

const formats = ['bold', 'italic', 'underline'] as const
const tags = { bold: 'strong', italic: 'em', underline: 'u' } as const

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function inlineHtml(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return '<br>'
  if ($isTextNode(node)) {
    const worn = formats.filter((format) => node.hasFormat(format)).map((format) => tags[format])
    const opening = worn.map((tag) => `<${tag}>`).join('')
    const closing = worn.map((tag) => `</${tag}>`).reverse()
    return `${opening}${escapeText(node.getTextContent())}${closing.join('')}`
  }
  if (!$isElementNode(node)) return escapeText(node.getTextContent())
  const inner = node.getChildren().map(inlineHtml).join('')
  return $isLinkNode(node) ? `<a href="${escapeText(node.getHref()).replaceAll('"', '&quot;')}">${inner}</a>` : inner
}

/** The editor keeps a nested list in an item of its own; HTML has it inside the item before. */
function listHtml(list: ListNode): string {
  const items: string[] = []
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue
    const nested = item.getChildren().filter($isListNode).map(listHtml).join('')
    const text = item
      .getChildren()
      .filter((child) => !$isListNode(child))
      .map(inlineHtml)
      .join('')
    if (nested && text === '' && items.length > 0) items[items.length - 1] += nested
    else items.push(text + nested)
  }
  const tag = list.getListType() === 'number' ? 'ol' : 'ul'
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
}

/** The editor's content as the smallest HTML that says it; '' when there is no text. Reads inside an editor's `read` or `update`. */
export function $writeRichText(): string {
  const root = $getRoot()
  if (root.getTextContent().trim() === '') return ''
  const blocks = root.getChildren().map((block) => {
    if ($isListNode(block)) return listHtml(block)
    const inner = inlineHtml(block)
    return `<p>${inner === '' ? '<br>' : inner}</p>`
  })
  while (blocks.at(-1) === '<p><br></p>') blocks.pop()
  return blocks.join('')
}

function $nodeOfRun(run: RichTextRun): LexicalNode {
  if (run.text === '\n') return $createLineBreakNode()
  const node = $createTextNode(run.text)
  for (const format of formats) if (run[format]) node.toggleFormat(format)
  return node
}

const $nodesOfRuns = (all: readonly RichTextRun[]): LexicalNode[] =>
  spansOf(all).flatMap(({ href, runs }) => {
    const nodes = runs.map($nodeOfRun)
    return href === undefined ? nodes : $createLinkNode(href).append(...nodes)
  })

function $listItems({ runs, lists }: RichTextItem): ElementNode[] {
  const own = $createListItemNode().append(...$nodesOfRuns(runs))
  const nested = lists.map((list) => $createListItemNode().append($listOf(list)))
  return runs.length === 0 && nested.length > 0 ? nested : [own, ...nested]
}

function $listOf({ type, items }: RichTextList): ListNode {
  return $createListNode(type === 'ol' ? 'number' : 'bullet').append(...items.flatMap($listItems))
}

const $nodeOf = (block: RichTextBlock): ElementNode =>
  block.type === 'p' ? $createParagraphNode().append(...$nodesOfRuns(block.runs)) : $listOf(block)

/** HTML from anywhere as nodes of the editor, reduced to what the editor knows. */
export const $readRichText = (html: string): ElementNode[] => readRichText(html).map($nodeOf)
