import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Eligibility } from '#rules/eligibility.ts'
import { defaultTitle, type RouteFact } from '#rules/routes.ts'
import { Drawer } from '#ui/Drawer.tsx'
import { media, tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type MenuBadges, menuNotice, menuOf } from '#view-models/menu.ts'
import { useSystem, useUser } from '../system-context.ts'
import { Header } from './Header.tsx'
import { MainMenu } from './MainMenu.tsx'
import { Palette } from './Palette.tsx'

const { color, layer, size, space } = tokens

const Frame = styled.div`
  display: flex;
  min-height: 100dvh;
`

const Column = styled.div`
  flex: 1;
  min-width: 0;
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
  eligibility: Eligibility
  /** Commitments that wait for the person's answer. */
  badges: MenuBadges
  /** Unread notifications. */
  unread: number
  children: ReactNode
}

/** What stands around every signed-in screen (specification 2.2): drawer, header, and the screen in the middle. */
export function Shell({ route, eligibility, badges, unread, children }: ShellProps) {
  const { shell } = useSystem()
  const { roles } = useUser()
  const isDrawerOpen = useSelector(shell, (state) => state.matches({ drawer: 'open' }))
  const groups = menuOf(eligibility, roles)
  const content = useFocusOnNewScreen(route.name)
  if (route.standalone === true) {
    return (
      <Content id="content" ref={content} tabIndex={-1}>
        <VisuallyHidden as="h1">{route.title ?? defaultTitle}</VisuallyHidden>
        {children}
      </Content>
    )
  }
  return (
    <Frame>
      <SkipLink href="#content">Skip to the content</SkipLink>
      {groups.length > 0 && (
        <Drawer label="Menu" open={isDrawerOpen} onClose={() => shell.send({ type: 'drawer.closed' })}>
          <MainMenu notice={menuNotice(eligibility)} groups={groups} badges={badges} />
        </Drawer>
      )}
      <Column>
        <Header
          title={route.title ?? defaultTitle}
          unread={unread}
          hasMenu={groups.length > 0}
          hasTimesheet={eligibility.hasCommitments}
        />
        <Palette eligibility={eligibility} badges={badges} />
        <Content id="content" ref={content} tabIndex={-1}>
          {children}
        </Content>
      </Column>
    </Frame>
  )
}

/** After going to another screen the focus stands at its beginning, so that a keyboard or a screen reader goes on from there. */
function useFocusOnNewScreen(name: string) {
  const content = useRef<HTMLElement>(null)
  const shown = useRef(name)
  const { key, hash } = useLocation()
  useEffect(() => {
    if (shown.current === name || key === 'default') return
    shown.current = name
    content.current?.focus({ preventScroll: true })
    // A part of it that the address names is brought into view by the screen.
    if (hash === '') window.scrollTo(0, 0)
  }, [name, key, hash])
  return content
}
