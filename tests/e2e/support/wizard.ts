import sharp from 'sharp'
import { reportFileChoosers } from '../../support/file-choosers.ts'
import { expect, type Locator, type Page } from './test.ts'

/** A text with at least that many characters. */
export const textOf = (length: number, sentence = 'I take things apart and put them together again.'): string =>
  `${sentence} `
    .repeat(Math.ceil(length / (sentence.length + 1)))
    .slice(0, length)
    .replace(/ $/, '.')

/** A PDF that is one by its content. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
})

/** A photo that is one by its content. */
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 480, height: 640, channels: 3, background: '#2f6f8f' } })
    .jpeg()
    .toBuffer(),
})

export const richText = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true })

/** The wizard's root, which says where it is. */
export const wizardRoot = (page: Page): Locator => page.locator('[data-flow="wizard"]')

export const expectStep = async (page: Page, step: number, title: string): Promise<void> => {
  await expect(wizardRoot(page)).toHaveAttribute('data-step', String(step))
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/team-member/completeProfile\\?step=${step}$`))
}

/** How a person works: with the keyboard alone, or with a pointer or a finger. */
export interface Hand {
  /** Fills a field with text; a date is typed as well. */
  type(label: string, text: string): Promise<void>
  /** Finds one by typing. */
  find(label: string, text: string): Promise<void>
  /** Chooses from a short list. */
  choose(label: string, option: string): Promise<void>
  write(label: string, text: string): Promise<void>
  tick(label: string): Promise<void>
  press(name: string | RegExp): Promise<void>
  /** Opens a file chooser and takes a file. */
  file(label: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
}

const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^${label}( \\*)?$`)).and(page.locator('input'))

/** Gives the focus to a control by Tab alone; from its end the order begins anew. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  // A control that waits for something, as one for a picture that is being read, is no stop yet.
  await expect(target).toBeEnabled()
  for (let stop = 0; stop < 90; stop++) {
    // Asked anew each time: another element takes the control's place when what was typed before has been read.
    if (await target.evaluate((wanted) => document.activeElement === wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** Everything by keyboard. */
export const keyboard = (page: Page): Hand => {
  reportFileChoosers(page)
  const typeInto = async (label: string, text: string): Promise<void> => {
    await tabTo(page, field(page, label))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  return {
    type: async (label, text) => {
      await typeInto(label, text)
      await page.keyboard.press('Tab')
    },
    find: async (label, text) => {
      await typeInto(label, text)
      await expect(page.getByRole('option', { name: new RegExp(`^${text}`, 'i') }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    choose: async (label, option) => {
      await tabTo(page, page.getByRole('combobox', { name: new RegExp(`^${label}`) }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('listbox', { name: label })).toBeVisible()
      await page.keyboard.type(option.split(' ')[0] ?? option)
      await page.keyboard.press('Enter')
    },
    write: async (label, text) => {
      await tabTo(page, richText(page, label))
      await page.keyboard.insertText(text)
    },
    tick: async (label) => {
      await tabTo(page, page.getByRole('checkbox', { name: label }))
      await page.keyboard.press('Space')
    },
    press: async (name) => {
      await tabTo(page, page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }))
      await page.keyboard.press('Enter')
    },
    file: async (label, file) => {
      await tabTo(page, field(page, label))
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('Enter')
      await (await chooser).setFiles(file)
    },
  }
}

/** Everything by touch. */
export const touch = (page: Page): Hand => {
  reportFileChoosers(page)
  let isOnTheLeft = false
  return {
    type: async (label, text) => {
      await field(page, label).tap()
      await field(page, label).fill(text)
      await field(page, label).blur()
    },
    find: async (label, text) => {
      await field(page, label).tap()
      await field(page, label).fill(text)
      await page
        .getByRole('option', { name: new RegExp(`^${text}`, 'i') })
        .first()
        .tap()
    },
    choose: async (label, option) => {
      await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).tap()
      await page.getByRole('option', { name: option, exact: true }).tap()
    },
    write: async (label, text) => {
      // Not where the field before was tapped: two taps at one place within a moment are a double tap, which sets no caret.
      isOnTheLeft = !isOnTheLeft
      await richText(page, label).tap({ position: { x: isOnTheLeft ? 20 : 300, y: 12 } })
      // The browser makes a press of a touch a little later; until then text goes to where the caret was.
      await expect
        .poll(() => richText(page, label).evaluate((editor) => editor.contains(getSelection()?.anchorNode ?? null)))
        .toBe(true)
      await page.keyboard.insertText(text)
      await expect(richText(page, label)).toHaveText(text)
      await richText(page, label).blur()
    },
    tick: (label) => page.getByRole('checkbox', { name: label }).tap(),
    press: (name) => page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).tap(),
    file: async (label, file) => {
      const chooser = page.waitForEvent('filechooser')
      const id = await field(page, label).getAttribute('id')
      await page
        .locator(`label[for="${id}"]`)
        .filter({ hasText: /Choose|Replace/ })
        .tap()
      await (await chooser).setFiles(file)
    },
  }
}
