import { styled } from 'styled-components'
import { IconButton } from '#ui/IconButton.tsx'
import { MenuIcon, SearchIcon } from '#ui/icons.tsx'
import { lateExtra } from '#ui/late.tsx'
import { media, tokens } from '#ui/theme.ts'
import { useSystem } from '../system-context.ts'
import { NotificationsDropdown } from './NotificationsDropdown.tsx'
import { ProfileDropdown } from './ProfileDropdown.tsx'

const ConnectionStatus = lateExtra(() => import('../connection/ConnectionStatus.tsx').then((module) => module.ConnectionStatus))
const TimerStatus = lateExtra(() => import('#features/shared/timer/TimerStatus.tsx').then((module) => module.TimerStatus))

const { color, layer, leading, size, space, text } = tokens

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-height: ${size.header};
  padding-inline: ${space.s8};
  background: ${color.background};
  border-block-end: ${size.hairline} solid ${color.line};
  @media ${media.belowMedium} {
    padding-inline: ${space.s4};
  }
  /* A running timer, and what is said of the server, need the room of the search, or nothing of the title were left; the menu leads
     everywhere, too. */
  @media ${media.belowCompact} {
    gap: ${space.s1};
    &:has([role='group'], [data-header-status]) > button {
      display: none;
    }
    &:has([role='group']) [data-header-status] time {
      display: none;
    }
  }
`

const OnSmallScreens = styled.div`
  margin-inline-start: calc(-1 * ${space.s2});
  @media ${media.fromMedium} {
    display: none;
  }
`

const Title = styled.h1`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: ${text.xl};
  line-height: ${leading.xl};
  text-overflow: ellipsis;
  white-space: nowrap;
  @media ${media.belowCompact} {
    /* The longest word of a title has room beside what else is in the header of the narrowest window. */
    font-size: min(${text.lg}, 4.6vw);
    max-height: calc(3 * ${leading.sm});
    line-height: ${leading.sm};
    white-space: normal;
  }
`

interface HeaderProps {
  title: string
  /** Unread notifications. */
  unread: number
  hasMenu: boolean
  hasTimesheet: boolean
}

/** The header: page title and the two dropdowns, of which only one is open at a time (specification 2.2). */
export function Header({ title, unread, hasMenu, hasTimesheet }: HeaderProps) {
  const { shell } = useSystem()
  return (
    <Bar data-pictured="">
      {hasMenu && (
        <OnSmallScreens>
          <IconButton label="Menu" onPress={() => shell.send({ type: 'drawer.opened' })}>
            <MenuIcon />
          </IconButton>
        </OnSmallScreens>
      )}
      <Title>{title}</Title>
      <ConnectionStatus />
      {hasTimesheet && <TimerStatus />}
      <IconButton
        label="Go to a screen or an action (Ctrl+K)"
        onPress={() => shell.send({ type: 'palette.toggled', isCovered: false })}
      >
        <SearchIcon />
      </IconButton>
      <NotificationsDropdown unread={unread} />
      <ProfileDropdown hasTimesheet={hasTimesheet} />
    </Bar>
  )
}
