import { useRef } from 'react'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { DeviceIcon } from '#ui/file-icons.tsx'
import { tokens } from '#ui/theme.ts'
import { useFocusLeft } from '#ui/use-focus-left.ts'

const { color, leading, radius, space, text } = tokens

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s3};
  padding: ${space.s2} ${space.s3} ${space.s2} ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.surface2};
  color: ${color.textStrong};
  font-size: ${text.md};
  line-height: ${leading.md};
`

const Words = styled.span`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Choices = styled.div`
  display: flex;
  gap: ${space.s2};
  margin-inline-start: auto;
`

interface DraftOfferProps {
  /** What was typed, 'Unsaved entry for 22 Nov'. */
  words: string
  /** Why it cannot be gone on with; left out when it can. */
  obstacle?: string | undefined
  onContinue: () => void
  onDiscard: () => void
}

/** What an earlier page left in a form, in one line: nobody is asked about it (decisions E). */
export function DraftOffer({ words, obstacle, onContinue, onDiscard }: DraftOfferProps) {
  const line = useRef<HTMLDivElement>(null)
  useFocusLeft(line)
  return (
    <Line ref={line} role="group" aria-label={words}>
      <DeviceIcon size="small" />
      <Words>{words}</Words>
      <Choices>
        <Button size="small" disabledReason={obstacle} onPress={onContinue}>
          {messages.continueDraft}
        </Button>
        <Button size="small" variant="quiet" onPress={onDiscard}>
          {messages.discardDraft}
        </Button>
      </Choices>
    </Line>
  )
}
