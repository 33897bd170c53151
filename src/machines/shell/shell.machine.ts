import { setup, stateIn } from 'xstate'
import type { MachineMeta } from '../journal-meta.ts'
import { mustBeProvided } from '../must-be-provided.ts'

export type ShellEvent =
  | { readonly type: 'drawer.opened' }
  | { readonly type: 'drawer.closed' }
  | { readonly type: 'profile.toggled' }
  | { readonly type: 'notifications.toggled' }
  | { readonly type: 'dropdown.closed' }
  /** Covered: a dialog lies over the page. */
  | { readonly type: 'palette.toggled' | 'shortcuts.opened'; readonly isCovered: boolean }
  | { readonly type: 'palette.closed' }
  | { readonly type: 'route.changed'; readonly path: string }
  | { readonly type: 'screen.awaited' }
  | { readonly type: 'screen.shown' }
  | { readonly type: 'notifications.arrived' }

/**
 * What is open around the page: the modal drawer of small screens, one of the two header dropdowns, the command palette; whether a screen
 * is being fetched, and whether newer notifications exist (specification 2.2; 3, UI state). The server says only that notifications
 * changed; what the page shows of them is then asked for again, one question at a time.
 */
export const shell = setup({
  types: { events: {} as ShellEvent, meta: {} as MachineMeta, tags: {} as 'busy' },
  actors: { refreshNotifications: mustBeProvided<void, void>('refreshNotifications') },
  guards: {
    isUncovered: (_, { isCovered }: { readonly isCovered: boolean }) => !isCovered,
    isOutdated: stateIn({ notifications: { refreshing: 'outdated' } }),
  },
}).createMachine({
  id: 'shell',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  type: 'parallel',
  states: {
    drawer: {
      initial: 'closed',
      states: {
        closed: { description: 'The modal menu is out of sight.', on: { 'drawer.opened': { target: 'open' } } },
        open: {
          description: 'The modal menu lies over the page.',
          on: {
            'drawer.closed': { target: 'closed' },
            'route.changed': { target: 'closed' },
          },
        },
      },
    },
    dropdown: {
      initial: 'none',
      states: {
        none: {
          description: 'Neither header dropdown is open.',
          on: { 'profile.toggled': { target: 'profile' }, 'notifications.toggled': { target: 'notifications' } },
        },
        profile: {
          description: 'The profile dropdown is open.',
          on: {
            'profile.toggled': { target: 'none' },
            'notifications.toggled': { target: 'notifications' },
            'dropdown.closed': { target: 'none' },
            'route.changed': { target: 'none' },
          },
        },
        notifications: {
          description: 'The notifications dropdown is open.',
          on: {
            'notifications.toggled': { target: 'none' },
            'profile.toggled': { target: 'profile' },
            'dropdown.closed': { target: 'none' },
            'route.changed': { target: 'none' },
          },
        },
      },
    },
    palette: {
      initial: 'closed',
      states: {
        closed: {
          description: 'The command palette is out of sight.',
          on: {
            // Over a dialog it would take the focus from what is typed there.
            'palette.toggled': { guard: { type: 'isUncovered', params: ({ event }) => event }, target: 'open' },
            'shortcuts.opened': { guard: { type: 'isUncovered', params: ({ event }) => event }, target: 'shortcuts' },
          },
        },
        open: {
          description: 'The command palette lies over the page.',
          on: {
            'palette.toggled': { target: 'closed' },
            'palette.closed': { target: 'closed' },
            'shortcuts.opened': { target: 'shortcuts' },
            'route.changed': { target: 'closed' },
          },
        },
        shortcuts: {
          description: 'The list of keyboard shortcuts lies over the page.',
          on: { 'palette.closed': { target: 'closed' }, 'route.changed': { target: 'closed' } },
        },
      },
    },
    screen: {
      initial: 'shown',
      states: {
        shown: { description: 'The screen of the address is on the page.', on: { 'screen.awaited': { target: 'awaited' } } },
        awaited: {
          description: 'The screen of the address is being fetched.',
          tags: 'busy',
          on: { 'screen.shown': { target: 'shown' } },
        },
      },
    },
    notifications: {
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The notifications on the page are the newest known.',
          on: { 'notifications.arrived': { target: 'refreshing' } },
        },
        refreshing: {
          description: 'The server said that notifications changed; they are asked for again.',
          invoke: {
            id: 'refreshNotifications',
            src: 'refreshNotifications',
            onDone: [{ guard: 'isOutdated', target: 'refreshing', reenter: true }, { target: 'fresh' }],
            onError: { target: 'fresh' },
          },
          initial: 'asked',
          states: {
            asked: {
              description: 'The answer will be the newest known.',
              on: { 'notifications.arrived': { target: 'outdated' } },
            },
            outdated: {
              description:
                'They changed once more meanwhile: the answer may be older than that, and they are asked for once more.',
            },
          },
        },
      },
    },
  },
})
