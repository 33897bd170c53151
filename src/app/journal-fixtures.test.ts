import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { type JournalEntry, snapshotTaken } from '#journal/entry.ts'
import { flowMetaOf } from '#journal/meta.ts'
import { type Restored, restore } from '#journal/restore.ts'
import { misfits, shapesDiffer } from '#machines/testing/journal-shape.ts'
import { upcasters } from '#machines/upcasters.ts'
import { devicePlans, fixtureFile, portalVersion, readFixture, recordFixture } from './testing/journal-fixtures.ts'

const whatToDo = (machine: string): string =>
  `'${machine}' differs from its stored journal: give it a new version and an upcaster, then npm run journals (docs/journal.md)`

const restoring = (machine: AnyStateMachine, entries: readonly JournalEntry[]): Restored =>
  restore({ upcasters, key: machine.id, machine, meta: flowMetaOf(machine), entries })

/** What a restored flow must have in common however it was restored. */
const outlineOf = (restored: Restored) => {
  if (restored.kind !== 'restored') return restored
  const { value, children } = restored.snapshot as unknown as { value: unknown; children: object }
  return { unreadable: restored.unreadable, value, children: Object.keys(children).sort() }
}

const contextOf = (restored: Restored): unknown =>
  restored.kind === 'restored' ? (restored.snapshot as unknown as { context: unknown }).context : undefined

for (const plan of devicePlans) {
  const { machine } = plan
  const { version } = flowMetaOf(machine)
  const versions = Array.from({ length: version }, (_, index) => index + 1)

  describe(`what ${machine.id} leaves on the device`, () => {
    const present = recordFixture(plan)

    it('is written down for every version, and nothing else', () => {
      const files = readdirSync(dirname(fixtureFile(machine.id, version))).filter((name) => name.startsWith('journal.'))
      expect(files.sort()).toEqual(versions.map((one) => `journal.v${one}.json`).sort())
    })

    it('has not changed its shape', () => {
      const stored = readFixture(machine.id, version)
      expect(
        stored === undefined ? 'no stored journal' : shapesDiffer(stored.shape, present.shape),
        whatToDo(machine.id),
      ).toEqual([])
    })

    it('has upcasters for every earlier version, all of which are released', () => {
      expect(Object.keys(upcasters[machine.id] ?? {})).toEqual(versions.slice(0, -1).map(String))
      for (const earlier of versions.slice(0, -1)) expect(readFixture(machine.id, earlier)?.released).toBe(true)
    })

    it('is marked as released before the next release', () => {
      const stored = readFixture(machine.id, version)
      if (stored?.released === false) expect(stored.portal, 'npm run journals -- --release').toBe(portalVersion())
    })

    for (const one of versions) {
      const stories = readFixture(machine.id, one)?.stories ?? []
      it(`goes on from the ${stories.length} stories of version ${one}, by entries and by snapshot alike`, () => {
        expect(stories.length).toBeGreaterThan(0)
        for (const { entries, snapshot } of stories) {
          const last = entries.at(-1)?.seq ?? 0
          const taken = { seq: last, at: 0, flow: machine.id, version: one, event: { type: snapshotTaken, snapshot } }
          const [byEntries, bySnapshot] = [restoring(machine, entries), restoring(machine, [taken])]
          expect(outlineOf(byEntries)).toMatchObject({ unreadable: [] })
          expect(outlineOf(byEntries)).toEqual(outlineOf(bySnapshot))
          for (const restored of [byEntries, bySnapshot]) expect(misfits(present.shape.context, contextOf(restored))).toEqual([])
          if (one === version) expect(outlineOf(byEntries)).toMatchObject({ value: snapshot.value })
        }
      })
    }
  })
}
