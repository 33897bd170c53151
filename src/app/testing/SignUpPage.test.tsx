import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { flowState, openPortal } from './open-portal.tsx'

type Portal = Awaited<ReturnType<typeof openPortal>>

const values = {
  'First name': 'Nora',
  'Last name': 'New',
  'E-mail': 'nora@demo.test',
  Telephone: '+46 70 100 00 09',
  Password: 'Portal-demo-1',
  'Repeat password': 'Portal-demo-1',
}
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\*)?$`))
const fill = async ({ user }: Portal, changes: Partial<typeof values> = {}) => {
  for (const [label, text] of Object.entries({ ...values, ...changes })) await user.type(await field(label), text)
}
const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
const submit = ({ user }: Portal) => user.click(screen.getByRole('button', { name: 'Signup' }))

describe('the sign-up screen', () => {
  it('asks for every field but the way to know', async () => {
    const portal = await openPortal('/register/signup')
    await field('First name')
    await submit(portal)
    expect(screen.getAllByText('Required.')).toHaveLength(6)
    expect(document.activeElement).toBe(await field('First name'))
    await expectAccessible()
  })

  it('says what is wrong with a field once it is left', async () => {
    const portal = await openPortal('/register/signup')
    await portal.user.type(await field('E-mail'), 'nora')
    expect(screen.queryByText(messages.emailInvalid)).toBeNull()
    await portal.user.tab()
    await screen.findByText(messages.emailInvalid)
    await portal.user.type(await field('Password'), 'short')
    await portal.user.tab()
    await screen.findByText('Use 8 to 128 characters.')
  })

  it('names at each field what is missing or wrong as it is typed after a try, and sends nothing', async () => {
    const signUp = vi.fn()
    const portal = await openPortal('/register/signup', { scenario: { answers: { signUp } } })
    await field('First name')
    await submit(portal)
    for (const [label, text, problem] of [
      ['First name', '   ', 'Required.'],
      ['E-mail', 'nora@demo', 'E-mail must be valid.'],
      ['Telephone', '123456', 'Phone number must be valid.'],
      ['Password', 'seven77', 'Use 8 to 128 characters.'],
      ['Repeat password', 'something else', 'Passwords do not match.'],
    ] as const) {
      const input = await field(label)
      await portal.user.type(input, text)
      await waitFor(() => expect(describedBy(input)).toContain(problem))
      expect(input.getAttribute('aria-invalid')).toBe('true')
    }
    await submit(portal)
    await waitFor(async () => expect(document.activeElement).toBe(await field('First name')))
    expect(flowState('sign-up')).toMatchObject({ registering: { form: 'editing' } })
    expect(signUp).not.toHaveBeenCalled()
  })

  it('compares the passwords', async () => {
    const portal = await openPortal('/register/signup')
    await fill(portal, { 'Repeat password': 'Portal-demo-2' })
    await submit(portal)
    await screen.findByText('Passwords do not match.')
    expect(flowState('sign-up')).toMatchObject({ registering: { form: 'editing' } })
  })

  it('keeps the whole form when the e-mail is taken', async () => {
    const answers = { signUp: refuse('CONFLICT', messages.signUpConflict) }
    const portal = await openPortal('/register/signup', { scenario: { answers } })
    await fill(portal, { 'E-mail': 'member@demo.test' })
    await submit(portal)
    await screen.findByText('User with this email address/phone number already exists, please login!')
    expect(await field('First name')).toHaveProperty('value', 'Nora')
    expect(await field('Password')).toHaveProperty('value', 'Portal-demo-1')
    await expectAccessible()
  })

  it('says at the password that it is too common, and leads there', async () => {
    const answers = { signUp: refuse('VALIDATION', messages.passwordCommon, 'password') }
    const portal = await openPortal('/register/signup', { scenario: { answers } })
    await fill(portal)
    await submit(portal)
    await screen.findByText(messages.passwordCommon)
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(async () => expect(document.activeElement).toBe(await field('Password')))
    await expectAccessible()
    await portal.user.type(await field('Password'), '!')
    expect(screen.queryByText(messages.passwordCommon)).toBeNull()
  })

  it('has a text for a server that is away', async () => {
    const portal = await openPortal('/register/signup', { scenario: { answers: { signUp: refuse('UPSTREAM') } } })
    await fill(portal)
    await submit(portal)
    await screen.findByText('An error has occurred!')
  })

  it('welcomes a new person with the steps that follow', async () => {
    const portal = await openPortal('/register/signup')
    await fill(portal)
    await submit(portal)
    await waitFor(() => expect(flowState('sign-up')).toBe('welcomed'))
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Create account',
      'Verify e-mail',
      'Complete profile',
      'Upload CV',
    ])
    await expectAccessible()
  })
})
