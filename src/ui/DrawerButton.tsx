import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { DrawerRow } from './Drawer.tsx'

const Root = styled(DrawerRow)`
  width: 100%;
  border: 0;
  background: none;
  font-family: inherit;
  text-align: start;
  cursor: pointer;
`

/** What can be done from a menu of ways: looks as one of them, and leads nowhere. */
export function DrawerButton({ icon, children, onPress }: { icon: ReactNode; children: ReactNode; onPress: () => void }) {
  return (
    <Root as="button" type="button" onClick={onPress}>
      {icon}
      {children}
    </Root>
  )
}
