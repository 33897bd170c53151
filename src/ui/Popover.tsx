import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fetchAhead, late } from './late.tsx'
import { type OpenProps, type OverlayTriggerProps, useOverlayTrigger } from './overlay-trigger.ts'

const load = () => import('./PopoverSurface.tsx')
const prefetch = fetchAhead(load)
const PopoverSurface = late(() => load().then((module) => module.PopoverSurface))

const Anchor = styled.span`
  display: contents;
`

export interface PopoverProps extends OpenProps {
  /** Its name for screen readers. */
  label: string
  /** The button that opens it; spread the props on a Button or an IconButton. */
  trigger: (trigger: OverlayTriggerProps) => ReactNode
  /** When it may soon be opened: what its content needs can be fetched. */
  onPointedAt?: () => void
  /** No padding of its own: a list touches the edges. */
  children: ReactNode
}

/** A small window beside its button, for content that is not a list of actions. The focus goes in and comes back. */
export function Popover({ label, trigger: button, onPointedAt, children, ...openProps }: PopoverProps) {
  const ahead = () => {
    prefetch()
    onPointedAt?.()
  }
  const { isOpen, setOpen, trigger } = useOverlayTrigger(openProps, 'dialog')
  return (
    <>
      <Anchor onPointerEnter={ahead} onFocus={ahead}>
        {button(trigger)}
      </Anchor>
      {isOpen && (
        <PopoverSurface label={label} triggerRef={trigger.ref} onClose={() => setOpen(false)}>
          {children}
        </PopoverSurface>
      )}
    </>
  )
}
