import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ErrorIcon } from './basic-icons.tsx'
import { CloudIcon, DeviceIcon } from './file-icons.tsx'
import { LinkButton } from './Link.tsx'
import { Spinner } from './Spinner.tsx'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, leading, space, text } = tokens

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-height: ${space.s6};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textWeak};
  &[data-state='failed'] {
    color: ${color.error};
  }
`

const TypedText = createContext<readonly [isTyping: boolean, note: (waits: boolean) => void]>([false, () => undefined])

/**
 * Around a form with fields that hand on what is typed after a pause, and the line that says where what was typed is. A field hands on
 * all it has when it is left, so that one at a time has something that waits.
 */
export function TypedTextScope({ children }: { children: ReactNode }) {
  return <TypedText value={useState(false)}>{children}</TypedText>
}

/** For a field: notes whether something typed waits to be handed on. */
export const useTypedText = (): ((waits: boolean) => void) => useContext(TypedText)[1]

/** Whether a field around has something typed that it has not handed on yet. */
export const useIsTyping = (): boolean => useContext(TypedText)[0]

/** Where what the person typed is: only on this device, on its way, on the server, or refused by it. */
export type SaveState = 'device' | 'saving' | 'saved' | 'failed'

const views: Readonly<Record<SaveState, { text: string; icon: ReactNode }>> = {
  device: { text: 'Saved on this device', icon: <DeviceIcon size="small" /> },
  saving: { text: 'Saving…', icon: <Spinner /> },
  saved: { text: 'Saved', icon: <CloudIcon size="small" /> },
  failed: { text: 'Not saved', icon: <ErrorIcon size="small" /> },
}

/** Between two keys of a person who types, nothing is said. */
const pause = 1500

export interface SaveStatusProps {
  state: SaveState
  /** Instead of the state's own text: 'Saved at 14:05', 'Not saved: no connection'. */
  children?: string
  onRetry?: () => void
}

/** A quiet line that says where the work is. Screen readers hear it after a pause; a failure at once. */
export function SaveStatus({ state, children, onRetry }: SaveStatusProps) {
  const { icon, text: own } = views[state]
  const said = children ?? own
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (state === 'saving') return
    const timer = setTimeout(() => setAnnounced(said), state === 'failed' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [state, said])
  return (
    <Root data-state={state}>
      {icon}
      <span>{said}</span>
      {state === 'failed' && onRetry && <LinkButton onPress={onRetry}>Retry</LinkButton>}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Root>
  )
}
