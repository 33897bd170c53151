import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { shell } from './shell.machine.ts'

export const shellPlan: PathPlan = {
  name: 'shell',
  machine: shell,
  starts: [{ words: 'Be signed in on a small screen', input: undefined }],
  events: [
    { event: { type: 'drawer.opened' }, words: 'Press the menu button' },
    { event: { type: 'drawer.closed' }, words: 'Press Escape or beside the menu' },
    { event: { type: 'profile.toggled' }, words: 'Press the avatar' },
    { event: { type: 'notifications.toggled' }, words: 'Press the bell' },
    { event: { type: 'dropdown.closed' }, words: 'Press Escape or beside the dropdown' },
    { event: { type: 'palette.toggled', isCovered: false }, words: 'Press Ctrl+K' },
    { event: { type: 'shortcuts.opened', isCovered: false }, words: 'Press ?, or choose Keyboard shortcuts in the palette' },
    { event: { type: 'palette.closed' }, words: 'Press Escape in the command palette or the list of shortcuts' },
    { event: { type: 'route.changed', path: '/team-member/profile' }, words: 'Go to another page from what is open' },
    { event: { type: 'screen.awaited' }, words: 'A screen is being fetched' },
    { event: { type: 'screen.shown' }, words: 'The screen has arrived' },
    { event: { type: 'notifications.arrived' }, words: 'The server says that notifications changed' },
    { event: doneEvent('refreshNotifications'), words: 'The notifications arrive' },
    { event: errorEvent('refreshNotifications', silence), words: 'They cannot be asked for' },
  ],
  possible: (state, event) => {
    const isFree = state.matches({ drawer: 'closed', dropdown: 'none', palette: 'closed', screen: 'shown' })
    const isOpen = {
      drawer: state.matches({ drawer: 'open' }),
      dropdown: !state.matches({ dropdown: 'none' }),
      palette: state.matches({ palette: 'open' }),
      shortcuts: state.matches({ palette: 'shortcuts' }),
    }
    switch (event.type) {
      case 'screen.awaited':
      case 'drawer.opened':
        return isFree
      case 'profile.toggled':
      case 'notifications.toggled':
        // The open drawer and the palette lie over the header.
        return isFree || isOpen.dropdown
      case 'dropdown.closed':
        return isOpen.dropdown
      case 'palette.toggled':
      case 'shortcuts.opened':
        return isFree || isOpen.palette
      case 'route.changed':
        return isOpen.drawer || isOpen.dropdown || isOpen.palette || isOpen.shortcuts
      default:
        return true
    }
  },
}
