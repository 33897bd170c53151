import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { ShellEvent, shell } from '#machines/shell/shell.machine.ts'
import { shellPlan } from '#machines/shell/shell.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { expectFocusIn } from '../support/focus.ts'
import { goTo } from '../support/in-portal.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { standForTimesheet } from './support/mocked-week.ts'
import { noNotifications, viewerOf } from './support/people.ts'

const window = ({ page }: Scene, name: string) => page.getByRole('dialog', { name, exact: true })
/** Presses one of the header's two dropdown buttons; with the other one's window open it is in reach, too. */
const pressInHeader = ({ page }: Scene, dropdown: 'notifications' | 'profile'): Promise<void> =>
  page
    .locator('header button[aria-haspopup="dialog"]')
    .nth(dropdown === 'notifications' ? 0 : 1)
    .click()

const paletteName = 'Go to a screen or an action'
/** Lets the held code of a screen go. */
const releases = new WeakMap<Scene['page'], () => void>()
const notificationsCode = '**/NotificationsPage-*.js'

const goFrom: ReadonlyArray<readonly [state: string, go: (scene: Scene) => Promise<unknown>]> = [
  // As the browser's Back and Forward do.
  ['palette.shortcuts', ({ page }) => goTo(page, '/team-member/commitments')],
  ['drawer.open', (scene) => window(scene, 'Menu').getByRole('link', { name: 'Commitments' }).click()],
  ['dropdown.profile', (scene) => window(scene, 'Profile').getByRole('link', { name: somebody.email }).click()],
  ['dropdown.notifications', (scene) => window(scene, 'Notifications').getByRole('link', { name: 'See all' }).click()],
  [
    'palette.open',
    async ({ page }) => {
      await page.getByRole('combobox', { name: paletteName }).fill('Profile')
      await page.keyboard.press('Enter')
    },
  ],
]

const gestures = {
  'drawer.opened': ({ page }) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  'drawer.closed': ({ page }) => page.keyboard.press('Escape'),
  'profile.toggled': (scene) => pressInHeader(scene, 'profile'),
  'notifications.toggled': (scene) => pressInHeader(scene, 'notifications'),
  'dropdown.closed': ({ page }) => page.keyboard.press('Escape'),
  'palette.toggled': ({ page }) => page.keyboard.press('Control+k'),
  'shortcuts.opened': async ({ page, at }) => {
    if (!at.includes('palette.open')) return page.keyboard.press('?')
    await page.getByRole('combobox', { name: paletteName }).fill('Keyboard shortcuts')
    await page.keyboard.press('Enter')
  },
  'palette.closed': ({ page }) => page.keyboard.press('Escape'),
  'route.changed': async (scene) => {
    const before = scene.page.url()
    const go = goFrom.find(([state]) => scene.at.includes(state))
    if (go === undefined) throw new Error('Nothing is open to go from')
    await go[1](scene)
    await expect(scene.page).not.toHaveURL(before)
  },
  'screen.awaited': async (scene) => {
    const { page } = scene
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    releases.set(page, release)
    await page.route(notificationsCode, async (route) => {
      await released
      await route.continue()
    })
    await pressInHeader(scene, 'notifications')
    await window(scene, 'Notifications').getByRole('link', { name: 'See all' }).click()
  },
  'screen.shown': async ({ page }) => {
    releases.get(page)?.()
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)
  },
  'notifications.arrived': async ({ gateway }) => {
    gateway.hold('Shell_viewer')
    gateway.hold('Notifications_page')
    await gateway.notify()
  },
  'xstate.done.actor.refreshNotifications': async ({ gateway, page, at }) => {
    const answers = { Shell_viewer: viewerOf(somebody, { unreadNotificationCount: 3 }), Notifications_page: noNotifications }
    for (const [name, data] of Object.entries(answers)) {
      const isLast = !at.includes('notifications.refreshing.outdated')
      // A question that has joined one of a page that was offline is asked once more.
      if (isLast) gateway.stand(name, () => ({ data }))
      await gateway.answer(name, data)
      while (isLast && gateway.waiting().includes(name)) await gateway.answer(name, data)
    }
    await expect(page.getByText('3 unread').first()).toBeAttached()
  },
  'xstate.error.actor.refreshNotifications': async ({ gateway, page }, { error }) => {
    for (const name of ['Shell_viewer', 'Notifications_page']) {
      // The connection asks by itself for what was not answered, every few seconds.
      gateway.stand(name, () => ({ failure: error }))
      await gateway.fail(name, error)
    }
    // What was known before stays on the page.
    await expect(page.locator('header button[aria-haspopup="dialog"]')).toHaveCount(2)
  },
} satisfies Gestures<ShellEvent, `xstate.${'done' | 'error'}.actor.refreshNotifications`>

const views = {
  'drawer.closed': async (scene) => expect(window(scene, 'Menu')).toBeHidden(),
  'drawer.open': async (scene) => {
    await expect(window(scene, 'Menu').getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expectFocusIn(window(scene, 'Menu'))
  },
  'dropdown.none': async (scene) => {
    await expect(window(scene, 'Profile')).toBeHidden()
    await expect(window(scene, 'Notifications')).toBeHidden()
  },
  'dropdown.profile': async (scene) => {
    await expect(window(scene, 'Profile').getByRole('link', { name: 'Log Out' })).toBeVisible()
    await expectFocusIn(window(scene, 'Profile'))
    await expect(window(scene, 'Notifications')).toBeHidden()
  },
  'dropdown.notifications': async (scene) => {
    await expect(window(scene, 'Notifications').getByRole('link', { name: 'See all' })).toBeVisible()
    await expectFocusIn(window(scene, 'Notifications'))
    await expect(window(scene, 'Profile')).toBeHidden()
  },
  'palette.closed': async (scene) => {
    await expect(window(scene, paletteName)).toBeHidden()
    await expect(window(scene, 'Keyboard shortcuts')).toBeHidden()
  },
  'palette.shortcuts': async (scene) => expectFocusIn(window(scene, 'Keyboard shortcuts')),
  'palette.open': async (scene) => expect(window(scene, paletteName).getByRole('combobox')).toBeFocused(),
  'screen.shown': async ({ page }) => expect(page.locator('main [aria-busy="true"][role="status"]')).toHaveCount(0),
  'screen.awaited': async ({ page }) => expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached(),
  'notifications.fresh': async ({ gateway }) => expect(gateway.waiting()).not.toContain('Shell_viewer'),
  'notifications.refreshing.asked': async ({ gateway }) => {
    await gateway.sent('Shell_viewer')
    await gateway.sent('Notifications_page')
  },
  'notifications.refreshing.outdated': async ({ gateway }) => {
    await gateway.sent('Shell_viewer')
    await gateway.sent('Notifications_page')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof shell>['value']>>

drivePaths(shellPlan, {
  endsPage: ['xstate.done.actor.refreshNotifications'],
  open: async ({ page, gateway }) => {
    standForTimesheet(gateway)
    await page.setViewportSize({ width: 390, height: 844 })
    await beSignedIn(page, somebody)
    await page.goto('/team-member/timesheet')
    await gateway.subscribed()
  },
  gestures,
  views,
  mark: { place: (page) => page.locator('html'), attribute: 'data-shell' },
})
