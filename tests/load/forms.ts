import type { Locator, Page } from 'playwright'
import { countDrawing, type Drawn, drawnByKey } from './drawn-by-key.ts'
import type { Figure, Part } from './figures.ts'
import { inBrowser } from './in-browser.ts'
import { openSignedIn } from './signed-in-page.ts'

interface MeasuredForm {
  readonly name: string
  readonly address: string
  /** The button that opens the form; none where the page is the form. */
  readonly button?: string
  /** The label of the field that is typed into. */
  readonly field: string
}

const forms: readonly MeasuredForm[] = [
  { name: 'Personal Details', address: 'profile?tab=personal-details', field: 'Nickname' },
  { name: 'payment account', address: 'paymentMethods', button: 'Add account', field: 'Account name' },
  { name: 'loan', address: 'loans', button: 'Loan Request', field: 'Description' },
  { name: 'loan, amount', address: 'loans', button: 'Loan Request', field: 'Amount' },
  { name: 'time record', address: 'timesheet', button: 'Log time', field: 'Description' },
]

const openForm = async (page: Page, url: string, { address, button, field }: MeasuredForm): Promise<Locator> => {
  await page.goto(`${url}/team-member/${address}`)
  if (button !== undefined) await page.getByRole('button', { name: button, exact: true, disabled: false }).press('Enter')
  const input = (button === undefined ? page : page.getByRole('dialog')).getByRole('textbox', { name: field })
  await input.focus()
  return input
}

/** Digits are taken by every field. The first changes the form from empty to typed into, which more than the field shows. */
const typeInto = async (page: Page, input: Locator, count: number): Promise<readonly Drawn[]> => {
  const drawn: Drawn[] = []
  for (let key = 0; key <= count; key += 1) drawn.push(await drawnByKey(page, input, String((key % 9) + 1)))
  return drawn.slice(1)
}

const most = (drawn: readonly Drawn[], of: keyof Drawn): number => Math.max(...drawn.map((one) => one[of]))

const figuresOf = (name: string, drawn: readonly Drawn[]): Figure[] => [
  { name: `${name}: commits`, value: most(drawn, 'commits'), unit: 'a key', budget: { is: 'at most', value: 3 } },
  { name: `${name}: components in the field`, value: most(drawn, 'inside'), unit: 'a key' },
  // The line that says where the draft is has eight of them, and may change twice with a key: being kept, kept.
  { name: `${name}: components outside`, value: most(drawn, 'outside'), unit: 'a key', budget: { is: 'at most', value: 20 } },
]

/** What is drawn with a key in the forms of the built portal, in a real browser. Counts, so machines do not differ in them. */
export const keysInForms: Part = {
  name: 'forms',
  title: 'What React draws with a key in a form, at most',
  measure: ({ quick }) =>
    inBrowser(async ({ portal, browser }) => {
      const page = await openSignedIn(browser, portal.url)
      await countDrawing(page)
      const figures: Figure[] = []
      for (const form of forms) {
        const input = await openForm(page, portal.url, form)
        // What the page still asks the server would be counted with a key.
        await page.waitForLoadState('networkidle')
        figures.push(...figuresOf(form.name, await typeInto(page, input, quick ? 5 : 30)))
      }
      return figures
    }),
}
