import { createElement, Fragment, type ReactNode, useEffect, useMemo } from 'react'
import { lessonLinkAttributes } from '#rules/lesson-html.ts'
import { LessonCode } from './LessonCode.tsx'
import { type LessonElement, type LessonNode, readLesson, textOf } from './lesson-nodes.ts'
import { TableBox } from './lesson-styles.ts'

/** A heading of a lesson stands under the lesson's title. */
const headings: Readonly<Record<string, string>> = { h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' }

const isElement = (node: LessonNode): node is LessonElement => typeof node !== 'string'

/** The code in a `pre`, with the language that its class names. */
const codeOf = ({ children }: LessonElement) => {
  const code = children.filter(isElement).find(({ tag }) => tag === 'code')
  return { text: textOf(children).replace(/\n$/, ''), language: code?.attributes.class?.replace(/^language-/, '') ?? '' }
}

const show = (nodes: readonly LessonNode[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: what a lesson is made of has no name but its place
  nodes.map((node, place) => <Fragment key={place}>{typeof node === 'string' ? node : showElement(node)}</Fragment>)

function showElement(element: LessonElement): ReactNode {
  const { tag, attributes, children } = element
  if (tag === 'pre') return <LessonCode {...codeOf(element)} />
  if (tag === 'img')
    return (
      <img
        src={attributes.src}
        alt={attributes.alt ?? ''}
        title={attributes.title}
        width={attributes.width}
        height={attributes.height}
        loading="lazy"
        decoding="async"
      />
    )
  if (tag === 'a')
    return (
      <a href={attributes.href} title={attributes.title} {...lessonLinkAttributes}>
        {show(children)}
      </a>
    )
  if (tag === 'table')
    return (
      <TableBox aria-label="Table">
        <table>{show(children)}</table>
      </TableBox>
    )
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  const { start, align } = attributes
  return createElement(
    headings[tag] ?? tag,
    { ...(start !== undefined && { start: Number(start) }), ...(align !== undefined && { 'data-align': align }) },
    show(children),
  )
}

/** The text of a lesson as elements of the page. @param onShown told when it stands, so that the page can be where it was */
export function LessonContent({ html, onShown }: { html: string; onShown: () => void }) {
  const nodes = useMemo(() => readLesson(html), [html])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each text
  useEffect(() => onShown(), [nodes])
  return show(nodes)
}
