import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EntryDialog, type EntryOpening } from '#features/shared/time-entry/EntryDialog.tsx'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { openPart } from './open-part.tsx'

const register = (): EntryOpening => ({ kind: 'register', date: new Date().toISOString().slice(0, 10) })
const dialog = (opening: EntryOpening | null) => <EntryDialog opening={opening} onClosed={() => undefined} />

const offer = () => screen.findByRole('toolbar', { name: 'Begin from an earlier record' })
const pins = async () => within(await offer()).getAllByRole('button', { name: /^Pin: / })
/** The offered records, with a mark at those that are pinned. */
const shown = async () =>
  (await pins()).map(
    (pin) =>
      `${pin.getAttribute('aria-pressed') === 'true' ? '*' : ''}${/HB-\d+/.exec(pin.getAttribute('aria-label') ?? '')?.[0]}`,
  )

const open = async (scenario: Scenario = {}) => {
  const { user, show } = await openPart(dialog(register()), scenario, {}, '/team-member/timesheet')
  const first = await shown()
  const reopen = async () => {
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    show(dialog(null))
    show(dialog(register()))
    return await shown()
  }
  return { user, first, reopen }
}

describe('pinned records', () => {
  it('are offered before the recent ones, and one that is closed says so and fills nothing', async () => {
    const { user, first } = await open()
    expect(first.map((one) => one.startsWith('*'))).toEqual([true, true, false, false, false, false])
    const closed = within(await offer()).getByRole('button', { name: new RegExp(messages.activityDisabled) })
    const ticket = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ticket#' })
    await user.click(closed)
    expect(ticket.value).toBe('')
    await user.click(within(await offer()).getByRole('button', { name: new RegExp(`^${first[0]?.slice(1)}`) }))
    expect(`*${ticket.value}`).toBe(first[0])
    expect(screen.getByRole('spinbutton', { name: 'Effort' })).toBe(document.activeElement)
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Effort' }).value).toBe('')
    await expectAccessible()
  })

  it('stay where they are while the form is open, and are in their order when it is opened anew', async () => {
    const { user, first, reopen } = await open()
    const [, closed, recent] = await pins()
    if (closed === undefined || recent === undefined) throw new Error('Too few records')
    await user.click(recent)
    await user.click(closed)
    const [one, other, third, ...others] = first
    await waitFor(async () => expect(await shown()).toEqual([one, other?.slice(1), `*${third}`, ...others]))
    expect(closed).toBe(document.activeElement)
    expect((await reopen()).slice(0, 2)).toEqual([one, `*${third}`])
  })

  it('go back with the reason, in one place, when the server refuses a change', async () => {
    const { user, first } = await open({ answers: { pinTimesheetEntry: refuse('CONFLICT', messages.pinsFull) } })
    const recent = (await pins())[2]
    if (recent === undefined) throw new Error('Too few records')
    await user.click(recent)
    await within(await screen.findByRole('alert')).findByText(messages.pinsFull)
    expect(await shown()).toEqual(first)
    expect(screen.getAllByText(messages.pinsFull)).toHaveLength(1)
    await expectAccessible()
  })

  it('are six: the pin of another says why it cannot be pressed', async () => {
    const { user, reopen } = await open()
    for (const pin of (await pins()).slice(2)) await user.click(pin)
    await waitFor(async () => expect((await shown()).every((one) => one.startsWith('*'))).toBe(true))
    expect((await reopen()).map((one) => one.startsWith('*'))).toEqual([true, true, true, true, true, true, false, false])
    const [seventh] = (await pins()).slice(6)
    if (seventh === undefined) throw new Error('Too few records')
    expect(within(await offer()).getAllByRole('button', { description: messages.pinsFull })).toContain(seventh)
    await user.click(seventh)
    expect(seventh.getAttribute('aria-pressed')).toBe('false')
  })
})
