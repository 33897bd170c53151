import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { sealedNothing } from '#rules/sealed.ts'
import { selectFailureText } from '../failure.ts'
import { refusal, silence, someSecret } from '../testing/fixtures.ts'
import { type Credentials, login, selectPasswordError, selectUserNameError } from './login.machine.ts'

const open = (signIn: (credentials: Credentials) => Promise<void>, returnUrl: string | null = null) => {
  const machine = login.provide({ actors: { signIn: fromPromise(({ input }) => signIn(input)) } })
  const actor = createActor(machine, { input: { returnUrl } })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  return { actor: actor.start(), emitted }
}

const fill = ({ actor }: ReturnType<typeof open>, userName: string) => {
  actor.send({ type: 'userName.changed', userName })
  actor.send({ type: 'password.changed', password: someSecret })
  actor.send({ type: 'submit.requested' })
}

describe('login', () => {
  it('sends the user name lower-cased and trimmed, and shows it as typed', async () => {
    const sent: Credentials[] = []
    const flow = open(async (credentials) => void sent.push(credentials))
    fill(flow, '  Member@DEMO.Test ')
    await waitFor(flow.actor, (state) => state.matches('signedIn'))
    expect(sent).toEqual([{ userName: 'member@demo.test', password: someSecret }])
    expect(flow.actor.getSnapshot().context.userName).toBe('  Member@DEMO.Test ')
  })

  it('asks for what is missing, once Login was pressed', () => {
    const flow = open(async () => {})
    const errors = () => [selectUserNameError(flow.actor.getSnapshot()), selectPasswordError(flow.actor.getSnapshot())]
    expect(errors()).toEqual([null, null])
    flow.actor.send({ type: 'userName.changed', userName: '   ' })
    flow.actor.send({ type: 'submit.requested' })
    expect(flow.actor.getSnapshot().value).toBe('editing')
    expect(errors()).toEqual(['Required.', 'Required.'])
    flow.actor.send({ type: 'userName.changed', userName: 'm' })
    expect(errors()).toEqual([null, 'Required.'])
    flow.actor.send({ type: 'password.changed', password: someSecret })
    expect(errors()).toEqual([null, null])
    flow.actor.send({ type: 'password.changed', password: sealedNothing })
    expect(errors()).toEqual([null, 'Required.'])
  })

  it('shows the refusal of the server with everything typed, until something is changed', async () => {
    const flow = open(() => Promise.reject(refusal('Wrong Email or Password')))
    fill(flow, 'member@demo.test')
    await waitFor(flow.actor, (state) => state.matches('editing'))
    expect(selectFailureText(flow.actor.getSnapshot())).toBe('Wrong Email or Password')
    expect(flow.actor.getSnapshot().context).toMatchObject({ userName: 'member@demo.test', password: someSecret })
    flow.actor.send({ type: 'password.changed', password: sealedNothing })
    expect(selectFailureText(flow.actor.getSnapshot())).toBeNull()
    expect(flow.emitted).toEqual([])
  })

  it('has a text for a server that does not answer', async () => {
    const flow = open(() => Promise.reject(silence))
    fill(flow, 'member@demo.test')
    await waitFor(flow.actor, (state) => state.matches('editing'))
    expect(selectFailureText(flow.actor.getSnapshot())).toBe(messages.serverUnreachable)
  })

  it('is sent once, however often Login is pressed', async () => {
    let sent = 0
    const flow = open(async () => {
      sent += 1
    })
    fill(flow, 'member@demo.test')
    for (let press = 0; press < 20; press += 1) flow.actor.send({ type: 'submit.requested' })
    await waitFor(flow.actor, (state) => state.matches('signedIn'))
    expect(sent).toBe(1)
  })

  it.each([
    [null, '/team-member/dashboard'],
    ['/team-member/loans?a=b#c', '/team-member/loans?a=b#c'],
    ['/team-member', '/team-member'],
    ['//evil.test', '/team-member/dashboard'],
    ['https://evil.test/team-member/loans', '/team-member/dashboard'],
    ['/register/logout', '/team-member/dashboard'],
    ['/logout', '/team-member/dashboard'],
    ['/nowhere', '/team-member/dashboard'],
    ['javascript:alert(1)', '/team-member/dashboard'],
  ])('with the return address %j goes to %s', async (returnUrl, to) => {
    const flow = open(async () => {}, returnUrl)
    fill(flow, 'member@demo.test')
    await waitFor(flow.actor, (state) => state.matches('signedIn'))
    expect(flow.emitted).toEqual([{ type: 'navigation.requested', to, replace: true }])
  })
})
