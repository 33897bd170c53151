import { Component, lazy, type ReactNode, Suspense } from 'react'
import { styled } from 'styled-components'
import { plainTextOf } from './rich-text-plain.ts'
import { richTextStyles } from './rich-text-styles.ts'
import { tokens } from './theme.ts'

const RichTextBlocks = lazy(() => import('./RichTextBlocks.tsx').then((module) => ({ default: module.RichTextBlocks })))

const Root = styled.div`
  ${richTextStyles}
  max-width: ${tokens.size.reading};
`

const PlainText = styled.p`
  white-space: pre-line;
`

/** Code that does not arrive is no reason to show nothing. */
class Otherwise extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

export interface RichTextProps {
  /** Stored HTML. It is cleaned again in the page: only paragraphs, lists, line breaks, bold, italic and underline come out. */
  html: string
}

/** Shows stored rich text. Until its reader is loaded, and when that fails, it is shown as plain text. */
export function RichText({ html }: RichTextProps) {
  const plain = <PlainText>{plainTextOf(html)}</PlainText>
  return (
    <Root>
      <Otherwise fallback={plain}>
        <Suspense fallback={plain}>
          <RichTextBlocks html={html} />
        </Suspense>
      </Otherwise>
    </Root>
  )
}
