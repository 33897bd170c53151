import { demo } from './support/people.ts'
import { portalUrl } from './support/server.ts'
import { callsOf, expect, openAs, type Page, signIn, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The next line that the page logs about push messages. */
const pushLine = (page: Page): Promise<string> =>
  page.waitForEvent('console', (message) => message.text().startsWith('Push messages are off')).then((message) => message.text())

const expectNothingShown = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('log')).toHaveText('')
}

test('a denied permission is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  const registered = callsOf(page, 'Session_registerPushDevice')
  const line = pushLine(page)
  await openAs(page, demo('grace'))
  expect(await line).toBe('Push messages are off: permission was denied')
  await expectNothingShown(page)
  expect(registered).toEqual([])
})

test('a browser without push is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
  })
  const line = pushLine(page)
  await openAs(page, demo('grace'))
  expect(await line).toBe('Push messages are off: this browser has no support')
  await expectNothingShown(page)
})

test('with permission the browser is registered by its subscription, and removed on log out; for whoever logs in next anew', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: portalUrl() })
  // The browser under test reaches no push service, so that its answer is supplied; the worker and the calls are real.
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example.test/device-1',
      toJSON: () => ({ endpoint: 'https://push.example.test/device-1', keys: { p256dh: 'BPublic', auth: 'auth' } }),
      unsubscribe: async () => true,
    }
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => subscription as unknown as PushSubscription
  })
  const registered = callsOf(page, 'Session_registerPushDevice')
  const removed = callsOf(page, 'Session_removePushDevice')
  await openAs(page, demo('grace'))
  await expect.poll(() => registered.length).toBe(1)
  expect(registered).toEqual([
    {
      input: {
        subscription: expect.stringContaining('push.example.test/device-1'),
        deviceType: 'web',
        model: expect.any(String),
      },
    },
  ])
  await expectNothingShown(page)
  await page.getByRole('button', { name: /^Profile of/ }).press('Enter')
  await page.getByRole('link', { name: 'Log Out' }).press('Enter')
  await expect(page).toHaveURL(/\/register\/login$/)
  expect(removed).toEqual([{ subscription: expect.stringContaining('push.example.test/device-1') }])

  // The page is the same one, and so is the person.
  await signIn(page, demo('grace'))
  await expect.poll(() => registered.length).toBe(2)

  // A browser whose push service is not reached only logs it.
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      throw new DOMException('Registration failed - push service not available', 'AbortError')
    }
  })
  const line = pushLine(page)
  await page.reload()
  expect(await line).toBe('Push messages are off: AbortError')
  await expectNothingShown(page)
})
