import type { BrowserContext, Page } from '@playwright/test'
import { messages } from '#rules/messages.ts'
import { expect, test } from './support/portal-test.ts'
import { entryDialog, fillEntry, offer, openTimesheet, recordsOf, rowOf, save, soonHas } from './support/time-records.ts'

const ticket = (page: Page) => entryDialog(page).getByRole('textbox', { name: /^Ticket#/ })

/** Takes the network from one page. @returns how to give it back */
const goOffline = async (context: BrowserContext, page: Page): Promise<() => Promise<void>> => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  const setOffline = async (offline: boolean): Promise<void> => {
    const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await devTools.send('Network.emulateNetworkConditions', { offline, ...speed })
  }
  await setOffline(true)
  return () => setOffline(false)
}

/** Goes on with a record that is typed in another tab, so that both have the form of one draft open. */
const goOn = async (other: Page, ticketText: string): Promise<void> => {
  await expect(entryDialog(other)).toHaveCount(0)
  await offer(other).getByRole('button', { name: messages.continueDraft }).click()
  await expect(ticket(other)).toHaveValue(ticketText)
}

/** Presses Save in all tabs at one moment, a little later than now. */
const saveAtOnce = async (tabs: readonly Page[]): Promise<void> => {
  const moment = (await tabs[0]?.evaluate(() => Date.now() + 500)) ?? 0
  await Promise.all(
    tabs.map((tab) =>
      save(tab).evaluate(
        (button: HTMLButtonElement, at) =>
          new Promise<void>((pressed) =>
            setTimeout(() => {
              button.click()
              pressed()
            }, at - Date.now()),
          ),
        moment,
      ),
    ),
  )
}

test('a draft that is open in two tabs is one: each shows what is typed in the other, and Save in one or in both, also without network, makes one record', async ({
  context,
  page,
  portal,
  problems,
}) => {
  await openTimesheet(page, 'grace')
  await fillEntry(page, 'SHARED-1')
  const other = await context.newPage()
  await openTimesheet(other)
  await goOn(other, 'SHARED-1')
  await expect(other.getByText(messages.draftFollowed).first()).toBeVisible()
  await ticket(other).fill('SHARED-2')
  await expect(ticket(page)).toHaveValue('SHARED-2')
  await expect(page.getByText(messages.draftFollowed).first()).toBeVisible()
  await ticket(page).fill('SHARED-3')
  await expect(ticket(other)).toHaveValue('SHARED-3')
  await save(page).click()
  await expect(entryDialog(page)).toHaveCount(0)
  await expect(entryDialog(other)).toHaveCount(0)
  await soonHas(portal, 'grace', 'SHARED-', [{ ticket: 'SHARED-3', effort: 2 }])
  // What is registered now is clearly a new one.
  await other.getByRole('button', { name: 'Log time' }).first().click()
  await expect(ticket(other)).toHaveValue('')
  await expect(entryDialog(page)).toHaveCount(0)
  await entryDialog(other).getByRole('button', { name: 'Cancel' }).click()

  await fillEntry(page, 'PAIR-')
  await goOn(other, 'PAIR-')
  await saveAtOnce([page, other])
  for (const tab of [page, other]) await expect(entryDialog(tab)).toHaveCount(0)
  await soonHas(portal, 'grace', 'PAIR-', [{ ticket: 'PAIR-', effort: 2 }])
  await page.reload()
  await expect(rowOf(page, 'PAIR-')).toHaveCount(1)
  await expect(offer(page)).toHaveCount(0)
  expect(await recordsOf(portal, 'grace', 'PAIR-')).toHaveLength(1)
  expect(problems).toEqual([])

  await fillEntry(page, 'AWAY-')
  await goOn(other, 'AWAY-')
  const waiting = page.getByText('1 change waits for the network')
  const goOnline = await goOffline(context, page)
  await saveAtOnce([page, other])
  for (const tab of [page, other]) await expect(entryDialog(tab)).toHaveCount(0)
  // Whoever pressed first may have been followed before the other pressed: then that one has saved nothing, and this one keeps it.
  const hasOtherSaved = (await rowOf(other, 'AWAY-').count()) > 0
  if (hasOtherSaved) await soonHas(portal, 'grace', 'AWAY-', [{ ticket: 'AWAY-', effort: 2 }])
  else await expect(waiting).toBeVisible()
  await goOnline()
  await soonHas(portal, 'grace', 'AWAY-', [{ ticket: 'AWAY-', effort: 2 }])
  await expect(waiting).toHaveCount(0)
  await expect(rowOf(page, 'AWAY-')).toHaveCount(1)
  expect(await recordsOf(portal, 'grace', 'AWAY-')).toHaveLength(1)
})
