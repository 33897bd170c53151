import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** A sentence written where a control is disabled; values that are compared with, such as `=== ''`, are none. */
const sentence = /\bdisabledReason(?:=\{|="|: )[^\n]*?(?:["'`][A-Z][^\n]*|"[^"]+")/

it('no screen writes down why a control is disabled: a chart’s table or the texts say it', () => {
  const files = ['src/features', 'src/app'].flatMap((place) =>
    readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
  )
  const screens = files.filter((file) => /(?<!\.test)\.tsx$/.test(file))
  expect(screens.length).toBeGreaterThan(100)
  expect(screens.filter((file) => sentence.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
  expect(sentence.test("<Button disabledReason={busy ? 'The loan is being saved.' : undefined}>")).toBe(true)
  expect(sentence.test("<Button disabledReason={id === '' ? messages.projectFirst : undefined}>")).toBe(false)
})
