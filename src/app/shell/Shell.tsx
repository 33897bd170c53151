import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Standing } from '#rules/access.ts'
import { menuOf } from '#rules/menu.ts'
import { defaultTitle, type RouteFact } from '#rules/routes.ts'
import { media, tokens } from '#ui/theme.ts'
import { useSystem, useUser } from '../system-context.ts'
import { Header } from './Header.tsx'
import { MainMenu } from './MainMenu.tsx'

const { color, layer, motion, shadow, size, space } = tokens

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  @media ${media.fromMedium} {
    &[data-menu] {
      grid-template-columns: ${size.drawer} minmax(0, 1fr);
    }
  }
`

const PermanentDrawer = styled.aside`
  display: none;
  @media ${media.fromMedium} {
    position: sticky;
    inset-block-start: 0;
    display: block;
    width: ${size.drawer};
    height: 100dvh;
    overflow-y: auto;
    background: ${color.surface1};
    border-inline-end: ${size.hairline} solid ${color.line};
  }
`

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.scrim};
`

const ModalDrawer = styled(Modal)`
  width: ${size.drawer};
  max-width: 80vw;
  height: 100dvh;
  overflow-y: auto;
  background: ${color.surface1};
  box-shadow: ${shadow.modal};
  transition: translate ${motion.medium} ${motion.easing};
  &[data-entering],
  &[data-exiting] {
    translate: -100%;
  }
`

const Content = styled.main`
  width: 100%;
  max-width: ${size.page};
  margin-inline: auto;
  padding: ${space.s6} ${space.s8} ${space.s12};
  outline: none;
  @media ${media.belowMedium} {
    padding: ${space.s4} ${space.s4} ${space.s12};
  }
`

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${space.s2};
  inset-inline-start: ${space.s2};
  z-index: ${layer.overlay};
  padding: ${space.s2} ${space.s4};
  background: ${color.surface2};
  color: ${color.textStrong};
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
`

interface ShellProps {
  route: RouteFact
  standing: Standing
  /** Commitments that wait for the person's answer. */
  pendingCommitments: number
  /** Unread notifications. */
  unread: number
  children: ReactNode
}

/** What stands around every signed-in screen (specification 2.2): drawer, header, and the screen in the middle. */
export function Shell({ route, standing, pendingCommitments, unread, children }: ShellProps) {
  const { shell } = useSystem()
  const { roles } = useUser()
  const isDrawerOpen = useSelector(shell, (state) => state.matches({ drawer: 'open' }))
  const groups = menuOf(standing, roles)
  const content = useFocusOnNewScreen(route.name)
  if (route.standalone === true) return children
  const menu = <MainMenu groups={groups} pendingCommitments={pendingCommitments} />
  return (
    <Frame data-menu={groups.length > 0 ? '' : undefined}>
      <SkipLink href="#content">Skip to the content</SkipLink>
      {groups.length > 0 && <PermanentDrawer>{menu}</PermanentDrawer>}
      <Scrim
        isOpen={isDrawerOpen && groups.length > 0}
        isDismissable
        onOpenChange={(open) => {
          if (!open) shell.send({ type: 'drawer.closed' })
        }}
      >
        <ModalDrawer>
          <Dialog aria-label="Menu">{menu}</Dialog>
        </ModalDrawer>
      </Scrim>
      <div>
        <Header
          title={route.title ?? defaultTitle}
          unread={unread}
          hasMenu={groups.length > 0}
          hasTimesheet={standing.hasCommitments}
        />
        <Content id="content" ref={content} tabIndex={-1}>
          {children}
        </Content>
      </div>
    </Frame>
  )
}

/** After going to another screen the focus stands at its beginning, so that a keyboard or a screen reader goes on from there. */
function useFocusOnNewScreen(name: string) {
  const content = useRef<HTMLElement>(null)
  const shown = useRef(name)
  const { key } = useLocation()
  useEffect(() => {
    if (shown.current === name || key === 'default') return
    shown.current = name
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [name, key])
  return content
}
