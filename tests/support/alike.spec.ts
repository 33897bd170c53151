import { expect, type Page } from '@playwright/test'
import { coloursOf } from './axe.ts'
import { test } from './kept-page.ts'

const rows = 20
/** Neither the first nor the last. */
const odd = 9

/** A page of rows that look alike, one of which is another. */
const open = async (page: Page, change: (row: string) => string): Promise<void> => {
  await page.goto('about:blank')
  const row = (index: number) =>
    `<li class="row"><b class="label">Row</b> <span class="text">${index} has <a class="link" href="#">a link</a> to follow</span></li>`
  await page.setContent(`<!doctype html><html lang="en"><title>Rows</title><style>
    body { background: white; color: black; font: 14px sans-serif }
    .row { position: relative; list-style: none; height: 24px }
    .label { background: rgb(0, 0, 90); color: white }
    .link { color: rgb(0, 0, 200); text-decoration: underline }
    .over { position: absolute; left: 0; top: 0; width: 300px; height: 20px; z-index: -1; background: rgb(20, 20, 20) }
  </style><main><ul>${Array.from({ length: rows }, (_, index) => (index === odd ? change(row(index)) : row(index))).join('')}</ul></main>`)
}

const changes: Readonly<Record<string, readonly [isFault: boolean, change: (row: string) => string]>> = {
  nothing: [false, (row) => row],
  'its colour': [true, (row) => row.replace('class="text"', 'class="text" style="color: rgb(200, 200, 200)"')],
  'its background': [true, (row) => row.replace('class="row"', 'class="row" style="background: rgb(40, 40, 40)"')],
  'how much of it is seen': [true, (row) => row.replace('class="row"', 'class="row" style="opacity: 0.3"')],
  'what stands under it': [true, (row) => row.replace('</li>', '<i class="over"></i></li>')],
  'the size of its letters': [false, (row) => row.replace('class="text"', 'class="text" style="font-size: 30px"')],
  'its words': [false, (row) => row.replace('Row', 'Another one')],
}

for (const [name, [isFault, change]] of Object.entries(changes)) {
  test(`of rows that look alike two are looked at; one is another in ${name}`, async ({ page }) => {
    await open(page, change)
    expect((await coloursOf(page, 'html', false)).length > 0, 'axe at every text').toBe(isFault)
    expect((await coloursOf(page, 'html')).length > 0, 'axe at texts that differ').toBe(isFault)
    expect(await page.evaluate(() => window.textsThatDiffer?.('html').length)).toBeLessThan(rows)
  })
}
