import { describe, expect, it } from 'vitest'
import { messages } from '#rules/messages.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import { choices } from '../testing/entry-form.ts'
import { someEntry } from '../testing/time-records.ts'
import { filled } from '../timesheet-entry/entry-values.ts'
import { type Offer, offeredEntries } from './offered-entries.ts'

const entry = (ticket: string, changes: Partial<EarlierEntry> = {}): EarlierEntry => ({ ...someEntry, ticket, ...changes })
const many = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => entry(`${prefix}${index + 1}`))
const fax = { id: 'fax', value: 'Fax support' }

const offer = (given: Partial<Offer>, width: 'wide' | 'narrow' = 'wide') =>
  offeredEntries({ pinned: [], recent: [], offered: [], choices, place: null, ...given }, width)
const tickets = (...given: Parameters<typeof offer>) => offer(...given).map(({ entry: { ticket } }) => ticket)

describe('what a new record may begin from', () => {
  it('is what is pinned before what is recent, and the same work once', () => {
    const pinned = [entry('P1', { effort: null, description: 'As it was pinned' }), entry('P2')]
    const shown = offer({ pinned, recent: [entry('R1'), entry('P1')] })
    expect(shown.map(({ entry: { ticket }, isPinned }) => [ticket, isPinned])).toEqual([
      ['P1', true],
      ['P2', true],
      ['R1', false],
    ])
    expect(shown[0]?.entry.description).toBe('As it was pinned')
    expect(new Set(shown.map(({ key }) => key)).size).toBe(3)
  })

  it('is nothing before the choices are known', () => {
    expect(tickets({ pinned: many('P', 2), recent: many('R', 2), choices: null })).toEqual([])
  })

  it('says of a pinned one that is closed why, after those that are open, and leaves out a recent one', () => {
    const closed = entry('P1', { activity: fax })
    const shown = offer({ pinned: [closed, entry('P2')], recent: [entry('R1', { activity: fax }), entry('R2')] })
    expect(shown.map(({ entry: { ticket }, closed: reason }) => [ticket, reason])).toEqual([
      ['P2', null],
      ['P1', messages.activityDisabled],
      ['R2', null],
    ])
  })

  it.each([
    [{ commitment: { id: 'over', name: 'Borealis' } }, messages.commitmentNotActive],
    [{ commitment: { id: 'gone', name: 'Gone' } }, messages.commitmentNotActive],
    [{ project: { id: 'gone', name: 'Gone' } }, messages.projectNotInCommitment],
    [{ activity: { id: 'gone', value: 'Gone' } }, messages.activityDisabled],
    [{ technology: { id: 'gone', value: 'Gone' } }, messages.technologyDisabled],
    [{ technology: { id: 'figma', value: 'Figma' } }, messages.technologyNotLinked],
  ])('is closed with %o: %s', (changes, reason) => {
    expect(offer({ pinned: [entry('P1', changes)] })).toMatchObject([{ closed: reason, canChange: true }])
  })

  it.each([
    ['wide', 0, ['R1', 'R2', 'R3', 'R4', 'R5', 'R6']],
    ['wide', 4, ['R1', 'R2']],
    ['wide', 6, ['R1', 'R2']],
    ['narrow', 0, ['R1', 'R2', 'R3']],
    ['narrow', 2, ['R1']],
    ['narrow', 6, ['R1']],
  ] as const)('in a %s window leaves room beside %s pinned ones for %j', (width, count, recent) => {
    expect(tickets({ pinned: many('P', count), recent: many('R', 6) }, width).slice(count)).toEqual(recent)
  })

  it('is of the place alone that the form was opened for, where all that is pinned takes its room', () => {
    const place = filled({ projectId: someEntry.project.id, epic: 'Billing' })
    const given = {
      pinned: [...many('P', 5), entry('B1', { epic: 'Billing' })],
      recent: [entry('R1'), entry('B2', { epic: 'Billing' })],
    }
    const shown = offer({ ...given, place })
    expect(shown.map(({ entry: { ticket }, canChange }) => [ticket, canChange])).toEqual([
      ['B1', true],
      ['B2', false],
    ])
  })

  it('can be pinned while there is room, and always unpinned', () => {
    const full = offer({ pinned: many('P', 6), recent: [entry('R1')] })
    expect(full.map(({ canChange }) => canChange)).toEqual([true, true, true, true, true, true, false])
    expect(offer({ pinned: many('P', 5), recent: [entry('R1')] }).every(({ canChange }) => canChange)).toBe(true)
  })

  it('keeps its places once a pin was pressed, also one that is neither pinned nor recent any more', () => {
    const offered = [entry('P1'), entry('R1'), entry('R2')]
    const shown = offer({ pinned: [entry('R2')], recent: [entry('R1'), entry('R2'), entry('R3')], offered })
    expect(shown.map(({ entry: { ticket }, isPinned }) => [ticket, isPinned])).toEqual([
      ['P1', false],
      ['R1', false],
      ['R2', true],
    ])
  })
})
