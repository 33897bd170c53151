import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { late } from './late.tsx'
import { isOwnNavigation, useNavigation } from './navigation.ts'
import { media, tokens } from './theme.ts'
import { useMedia } from './use-media.ts'

const { color, layer, leading, motion, radius, size, space, text, weight } = tokens

const ModalDrawer = late(() => import('./ModalDrawer.tsx').then((module) => module.ModalDrawer))

const Permanent = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.drawer};
  flex: none;
  width: ${size.drawer};
  height: 100dvh;
  overflow-y: auto;
  background: ${color.surface1};
  border-inline-end: ${size.hairline} solid ${color.line};
`

export interface DrawerProps {
  /** Its name for screen readers when it is a dialog. */
  label: string
  /** Matters below the medium width only. */
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The side menu, 220 px wide: part of the page from the medium width up, over the page below. */
export function Drawer({ label, open, onClose, children }: DrawerProps) {
  const permanent = useMedia(media.fromMedium)
  if (permanent) return <Permanent>{children}</Permanent>
  return (
    open && (
      <ModalDrawer label={label} open onClose={onClose}>
        {children}
      </ModalDrawer>
    )
  )
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s1};
  padding: ${space.s2};
`

const GroupTitle = styled.div`
  padding: ${space.s2} ${space.s3} ${space.s1};
  color: ${color.textWeak};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-weight: ${weight.medium};
`

/** Items that belong together, under an optional title. */
export function DrawerGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Group>
      {title && <GroupTitle>{title}</GroupTitle>}
      {children}
    </Group>
  )
}

/** A row of it. */
export const DrawerRow = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: ${size.control};
  padding: ${space.s2} ${space.s3};
  border-radius: ${radius.medium};
  color: ${color.textMedium};
  font-size: ${text.md};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
  text-decoration: none;
  transition: background-color ${motion.fast} ${motion.easing};
  &:hover {
    background: ${color.hover};
    color: ${color.textStrong};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${size.ring});
  }
  &[aria-current] {
    background: ${color.hover};
    color: ${color.textStrong};
    > svg:first-child {
      color: ${color.accentText};
    }
  }
`

const ItemLabel = styled.span`
  flex: 1;
  min-width: 0;
`

export interface DrawerItemProps {
  href: string
  icon: ReactNode
  children: ReactNode
  /** The page it goes to is the one on show. */
  current?: boolean
  /** At the end: a Badge. */
  end?: ReactNode
  /** After going there, such as closing the modal drawer. */
  onNavigate?: () => void
}

/** One way of the side menu. */
export function DrawerItem({ href, icon, children, current = false, end, onNavigate }: DrawerItemProps) {
  const navigate = useNavigation()
  return (
    <DrawerRow
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!isOwnNavigation(event)) return
        event.preventDefault()
        navigate(href)
        onNavigate?.()
      }}
    >
      {icon}
      <ItemLabel>{children}</ItemLabel>
      {end}
    </DrawerRow>
  )
}
