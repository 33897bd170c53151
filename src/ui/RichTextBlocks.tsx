import { Fragment, type ReactNode } from 'react'
import { ExternalLink } from './ExternalLink.tsx'
import { type RichTextItem, type RichTextList, type RichTextRun, readRichText, spansOf } from './rich-text-blocks.ts'

/** Neither blocks nor runs have a name of their own: their place is their key. */
const numbered = <Part,>(parts: readonly Part[], show: (part: Part) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  parts.map((part, place) => <Fragment key={place}>{show(part)}</Fragment>)

function Run({ run }: { run: RichTextRun }) {
  if (run.text === '\n') return <br />
  const underlined = run.underline ? <u>{run.text}</u> : run.text
  const slanted = run.italic ? <em>{underlined}</em> : underlined
  return run.bold ? <strong>{slanted}</strong> : slanted
}

const runsOf = (all: readonly RichTextRun[]) =>
  numbered(spansOf(all), ({ href, runs }) => {
    const shown = numbered(runs, (run) => <Run run={run} />)
    return href === undefined ? shown : <ExternalLink href={href}>{shown}</ExternalLink>
  })

function Item({ item }: { item: RichTextItem }) {
  return (
    <li>
      {runsOf(item.runs)}
      {numbered(item.lists, (list) => (
        <List list={list} />
      ))}
    </li>
  )
}

function List({ list }: { list: RichTextList }) {
  const Tag = list.type
  return (
    <Tag>
      {numbered(list.items, (item) => (
        <Item item={item} />
      ))}
    </Tag>
  )
}

/** Stored rich text as elements of the page: loaded with the cleaner of HTML when it is first needed. */
export function RichTextBlocks({ html }: { html: string }) {
  return numbered(readRichText(html), (block) =>
    block.type === 'p' ? <p>{block.runs.length === 0 ? <br /> : runsOf(block.runs)}</p> : <List list={block} />,
  )
}
