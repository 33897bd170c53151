import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { type SaveState, SaveStatus, useIsTyping } from '#ui/SaveStatus.tsx'
import { tokens } from '#ui/theme.ts'
import { type FlowKeeping, useKeeping } from './use-keeping.ts'

const kept: Readonly<Record<FlowKeeping, { readonly state: SaveState; readonly words: string }>> = {
  kept: { state: 'device', words: messages.savedOnDevice },
  pending: { state: 'saving', words: 'Saving on this device…' },
  elsewhere: { state: 'device', words: messages.draftFollowed },
  unkept: { state: 'failed', words: 'Not kept on this device' },
}

/** The line's place is kept: what appears while somebody presses a button must not move it. */
const Place = styled.div`
  min-height: ${tokens.space.s6};
`

interface DraftKeptProps {
  /** The key of the flow that holds what was typed. */
  flowKey: string
  /** Whether anything was typed that the server does not have; without it there is nothing to tell. */
  hasChanges: boolean
}

/** Where what was typed into a form is, as long as the server does not have it. */
export function DraftKept({ flowKey, hasChanges }: DraftKeptProps) {
  const keeping = useKeeping(flowKey)
  const isTyping = useIsTyping()
  const { state, words } = kept[isTyping && keeping === 'kept' ? 'pending' : keeping]
  return <Place>{hasChanges && <SaveStatus state={state}>{words}</SaveStatus>}</Place>
}
