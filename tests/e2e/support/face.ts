import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './test.ts'

const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Fails with what axe finds in the dark and in the light theme, or when the page scrolls sideways at 1440, 390 or 320 px. */
export const expectGoodFace = async (page: Page, name: string): Promise<void> => {
  await settled(page)
  const size = page.viewportSize()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
    expect(found, `${name}, ${colorScheme}`).toEqual([])
  }
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(sideways, { message: `${name}, ${width} px` }).toBe(0)
    if (process.env.PORTAL_SHOTS !== undefined && width !== 320) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({
          path: `${process.env.PORTAL_SHOTS}/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
      }
    }
  }
  if (size !== null) await page.setViewportSize(size)
}
