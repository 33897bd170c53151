import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { holdAnswers, openPortal } from './open-portal.tsx'

const open = async (scenario = {}) => {
  const { user } = await openPortal('/settings', { scenario, signedIn: true })
  return { user, group: (name: string) => screen.findByRole('group', { name }) }
}
const isOn = (one: HTMLElement): boolean => one instanceof HTMLInputElement && one.checked
const radio = (name: string) => screen.findByRole('radio', { name })
const target = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Weekly target' })
/** As it is seen: it is also said to screen readers, once the code for that has come. */
const expectMessage = async (text: string) => within(await screen.findByRole('region', { name: 'Messages' })).findByText(text)
const root = document.documentElement.dataset

beforeEach(() => {
  localStorage.clear()
  delete root.theme
  delete root.density
})

describe('the settings', () => {
  it('are what the portal has for everybody until somebody says otherwise', async () => {
    await open()
    expect(isOn(await radio('Dark'))).toBe(true)
    expect(isOn(await radio('To the nearest quarter'))).toBe(true)
    expect((await target()).value).toBe('')
    await screen.findAllByRole('switch')
    await expectAccessible()
  })

  it('of the appearance show at once', async () => {
    const { user } = await open()
    await user.click(await radio('Light'))
    await user.click(await screen.findByRole('radio', { name: /^Compact/ }))
    expect(root).toMatchObject({ theme: 'light', density: 'compact' })
    await screen.findByText('Changes are saved at once, for all your devices')
  })

  it('that were chosen on another device are adopted', async () => {
    const kept = { id: 'somebody', theme: 'Light', density: 'Compact', weekTarget: null, timerRounding: 'Down' }
    await open({ answers: { personalSettings: () => kept } })
    await waitFor(() => expect(root).toMatchObject({ theme: 'light', density: 'compact' }))
    expect(isOn(await radio('Down to the last full quarter'))).toBe(true)
  })

  it('take a target by Enter, and refuse one that is none at its field', async () => {
    const { user } = await open()
    await user.type(await target(), '200{Enter}')
    await screen.findByText(messages.weekTargetRange)
    expect((await target()).value).toBe('200')
    await user.clear(await target())
    await user.type(await target(), '37:30{Enter}')
    await waitFor(async () => expect((await target()).value).toBe('37.5'))
    await expectAccessible()
  })

  it('that could not be kept go back, and it is said', async () => {
    const { user } = await open({ answers: { changePersonalSettings: refuse('UPSTREAM') } })
    await user.click(await radio('Up to the next quarter'))
    await expectMessage('An error has occurred!')
    await waitFor(async () => expect(isOn(await radio('To the nearest quarter'))).toBe(true))
  })

  it('keep their place while they are on the way', async () => {
    const { answers, letGo } = holdAnswers('personalSettings')
    await open({ answers })
    await screen.findByText('Loading your settings')
    letGo()
    await target()
  })

  it('offer Retry when they could not be loaded', async () => {
    await open({ answers: { personalSettings: refuse('UPSTREAM') } })
    await screen.findByText('Your settings could not be loaded.')
    await screen.findByRole('button', { name: 'Retry' })
    await expectAccessible()
  })
})

describe('the settings of notifications', () => {
  it('have a switch for mail and one for devices by kind, and are kept', async () => {
    const { user } = await open()
    const switches = await screen.findAllByRole('switch')
    expect(switches.map(isOn)).toEqual([true, true, true, true, true, true, true, true, false, true])
    const payRuns = await screen.findByRole('switch', { name: 'Pay runs: E-mail' })
    await user.click(payRuns)
    expect(isOn(payRuns)).toBe(false)
    await screen.findByText('Changes are saved at once, for all your devices')
    expect(isOn(payRuns)).toBe(false)
  })

  it('put a switch back that could not be kept, and say so', async () => {
    const { user } = await open({ answers: { setNotificationPreference: refuse('UPSTREAM') } })
    const one = await screen.findByRole('switch', { name: 'Loans: Devices' })
    await user.click(one)
    await expectMessage('An error has occurred!')
    await waitFor(() => expect(isOn(one)).toBe(true))
  })

  it('say when the portal sends nothing of a kind', async () => {
    await open({ answers: { notificationPreferences: () => ({ items: [], isMailSent: false, isPushSent: false }) } })
    await screen.findByText('This portal sends no e-mail at present.')
    screen.getByText('This portal sends no messages to devices at present.')
  })

  it('keep their place while they are on the way', async () => {
    const { answers, letGo } = holdAnswers('notificationPreferences')
    await open({ answers })
    await screen.findByText('Loading the notifications’ settings')
    letGo()
    expect(await screen.findAllByRole('switch')).toHaveLength(10)
  })

  it('offer Retry when they could not be loaded', async () => {
    await open({ answers: { notificationPreferences: refuse('UPSTREAM') } })
    const part = within(await screen.findByRole('region', { name: 'Notifications' }))
    await part.findByText('The notifications’ settings could not be loaded.')
    await part.findByRole('button', { name: 'Retry' })
  })
})

describe('where one is signed in', () => {
  const list = () => screen.findByRole('list', { name: 'Where you are signed in' })

  it('shows what is left once a session elsewhere was ended', async () => {
    const { user } = await open()
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: /^Sign out: Safari on iOS, signed in / }))
    const dialog = within(await screen.findByRole('dialog', { name: messages.endSessionTitle }))
    await user.type(dialog.getByLabelText(/^Password/), 'Portal-demo-1')
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await expectMessage(messages.sessionEnded)
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2))
    await expectAccessible()
  })

  it('offers Retry when it could not be loaded', async () => {
    await open({ answers: { openSessions: refuse('UPSTREAM') } })
    const part = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
    await part.findByText('Where you are signed in could not be loaded.')
    await part.findByRole('button', { name: 'Retry' })
  })

  it('keeps its place while it is on the way', async () => {
    const { answers, letGo } = holdAnswers('openSessions')
    await open({ answers })
    await screen.findByText('Loading where you are signed in')
    letGo()
    await list()
  })
})
