import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { fetchAhead, late } from './late.tsx'
import { useNavigation } from './navigation.ts'
import { type OpenProps, type OverlayTriggerProps, useOverlayTrigger } from './overlay-trigger.ts'

const load = () => import('./MenuPopover.tsx')
const prefetch = fetchAhead(load)
const MenuPopover = late(() => load().then((module) => module.MenuPopover))

const Anchor = styled.span`
  display: contents;
`

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** A second line, smaller. */
  description?: string
  onPress?: () => void
  /** Goes to an address of the portal. */
  href?: string
  danger?: boolean
  /** Why it cannot be chosen now; shown in the description's place. */
  disabledReason?: string | undefined
}

/** A line between groups of items, with a name of its own: `{ separator: 'account' }`. */
export type MenuEntry = MenuItem | { separator: string }

export interface MenuProps extends OpenProps {
  /** The menu's name for screen readers. */
  label: string
  items: readonly MenuEntry[]
  /** The button: `{(trigger) => <IconButton label="Actions" {...trigger}><MoreIcon /></IconButton>}`. */
  children: (trigger: OverlayTriggerProps) => ReactNode
}

/**
 * A button with a list of actions. Arrow keys go through the items, typing finds one, Escape closes and returns to the
 * button. The list itself is fetched when the pointer or the focus comes near.
 */
export function Menu({ label, items, children, ...openProps }: MenuProps) {
  const { isOpen, setOpen, trigger } = useOverlayTrigger(openProps, 'menu')
  const navigate = useNavigation()
  const chosen = useRef<MenuItem | null>(null)
  const button = trigger.ref
  useEffect(() => {
    const item = chosen.current
    if (isOpen || item === null) return
    chosen.current = null
    // The open menu holds the focus. What the action opens must find it on the button, to give it back to there.
    button.current?.focus({ preventScroll: true })
    if (item.href !== undefined) navigate(item.href)
    item.onPress?.()
  }, [isOpen, button, navigate])
  return (
    <>
      <Anchor
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onKeyDown={(event) => {
          // A click made by Enter or Space looks to React Aria like a screen reader's, and would not focus the first item.
          const opens = event.key === 'ArrowDown' || event.key === 'Enter' || event.key === ' '
          const pressable = event.target instanceof Element && !event.target.closest('[aria-disabled="true"]')
          if (!opens || !pressable || isOpen) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children(trigger)}
      </Anchor>
      {isOpen && (
        <MenuPopover
          label={label}
          items={items}
          triggerRef={button}
          onChoose={(item) => {
            chosen.current = item
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
