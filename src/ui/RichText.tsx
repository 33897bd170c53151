import { styled } from 'styled-components'
import { loadLater } from './load-later.tsx'
import { plainTextOf } from './rich-text-plain.ts'
import { richTextStyles } from './rich-text-styles.ts'
import { tokens } from './theme.ts'

const RichTextBlocks = loadLater(() => import('./RichTextBlocks.tsx').then((module) => module.RichTextBlocks))

const Root = styled.div`
  ${richTextStyles}
  max-width: ${tokens.size.reading};
`

const PlainText = styled.p`
  white-space: pre-line;
`

export interface RichTextProps {
  /** Stored HTML. It is cleaned again in the page: only paragraphs, lists, line breaks, bold, italic, underline and https links come out. */
  html: string
}

/** Shows stored rich text. Until its reader is loaded, and when that fails, it is shown as plain text. */
export function RichText({ html }: RichTextProps) {
  const plain = <PlainText>{plainTextOf(html)}</PlainText>
  return (
    <Root>
      <RichTextBlocks part={{ html }} waiting={plain} failed={() => plain} />
    </Root>
  )
}
