import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { DeviceIcon } from '#ui/file-icons.tsx'
import { tokens } from '#ui/theme.ts'

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
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
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
  return (
    <Line role="group" aria-label={words}>
      <DeviceIcon size="small" />
      <Words>{words}</Words>
      <Button size="small" disabledReason={obstacle} onPress={onContinue}>
        {messages.continueDraft}
      </Button>
      <Button size="small" variant="quiet" onPress={onDiscard}>
        {messages.discardDraft}
      </Button>
    </Line>
  )
}
