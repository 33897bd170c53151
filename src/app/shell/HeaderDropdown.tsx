import { type ReactNode, type RefObject, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { floatingSurface, overlayMotion } from '#ui/styles.ts'
import { tokens } from '#ui/theme.ts'
import { useSystem } from '../system-context.ts'

const { size, space } = tokens

const Surface = styled(Popover)`
  ${floatingSurface}
  ${overlayMotion}
  width: ${size.popover};
  max-width: calc(100vw - 2 * ${space.s2});
  overflow: auto;
`

const Content = styled(Dialog)`
  outline: none;
`

const Anchor = styled.div`
  position: relative;
  display: flex;
`

interface HeaderDropdownProps {
  label: string
  isOpen: boolean
  /** Its button; gets the ref that the dropdown hangs from and returns the focus to. */
  trigger: ReactNode
  children: ReactNode
}

/** A dropdown of the header: opens under its button, closes by Escape or a press beside it. The shell's machine says which is open. */
export function HeaderDropdown({ label, isOpen, trigger, children }: HeaderDropdownProps) {
  const { shell } = useSystem()
  const anchor: RefObject<HTMLDivElement | null> = useRef(null)
  return (
    <>
      <Anchor ref={anchor}>{trigger}</Anchor>
      <Surface
        triggerRef={anchor}
        isOpen={isOpen}
        placement="bottom end"
        onOpenChange={(open) => {
          if (!open) shell.send({ type: 'dropdown.closed' })
        }}
      >
        <Content aria-label={label}>{children}</Content>
      </Surface>
    </>
  )
}
