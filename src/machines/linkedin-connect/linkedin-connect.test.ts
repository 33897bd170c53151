import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import { selectFailureText } from '../failure.ts'
import { otherSecret, refusal, shortSecret, silence, someSecret } from '../testing/fixtures.ts'
import { type LinkedInInput, type LinkedInVerification, linkedInConnect } from './linkedin-connect.machine.ts'

type Answer = 'done' | 'held' | ReturnType<typeof refusal>

const notice = (status: 'success' | 'error', body: string) => ({ type: 'notice.raised', status, body })
const success = notice('success', 'Sucessfully Verified By LinkedIn!')
const off = refusal('Connecting LinkedIn has not been set up for this portal.', 'FORBIDDEN')
const foreign = refusal('LinkedIn could not be verified: the request does not belong to this session.', 'FORBIDDEN')

const give = async (answer: Answer | undefined) => {
  if (answer === 'held') return new Promise<void>(() => {})
  if (answer !== undefined && answer !== 'done') throw answer
}

const open = (
  returned: Partial<LinkedInInput>,
  { asked = [], left = 'held', verified = [] }: { asked?: readonly Answer[]; left?: Answer; verified?: readonly Answer[] } = {},
) => {
  const askedWith: string[] = []
  const leftFor: Sealed[] = []
  const verifications: LinkedInVerification[] = []
  const machine = linkedInConnect.provide({
    actors: {
      askAddress: fromPromise<{ providerAddress: Sealed }, { requestKey: string }>(async ({ input }) => {
        await give(asked[askedWith.push(input.requestKey) - 1])
        return { providerAddress: someSecret }
      }),
      leavePage: fromPromise<void, { providerAddress: Sealed }>(({ input }) => {
        leftFor.push(input.providerAddress)
        return give(left)
      }),
      verifyReturn: fromPromise<void, LinkedInVerification>(({ input }) => give(verified[verifications.push(input) - 1])),
    },
  })
  const nothing = {
    authorizationCode: sealedNothing,
    requestState: sealedNothing,
    refusal: sealedNothing,
    requestKey: 'key-0',
  }
  const actor = createActor(machine, { input: { ...nothing, ...returned } })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const rest = () => waitFor(actor, (state) => !state.hasTag('busy') || state.matches('leaving'))
  return { actor, askedWith, leftFor, verifications, emitted, rest }
}

const back = { authorizationCode: someSecret, requestState: otherSecret }

describe('connecting LinkedIn', () => {
  it('leaves for the address the server names, once', async () => {
    const { actor, askedWith, leftFor, rest } = open({})
    for (const requestKey of ['key-1', 'key-2', 'key-3']) actor.send({ type: 'connect.requested', requestKey })
    await rest()
    expect(actor.getSnapshot().value).toBe('leaving')
    expect(askedWith).toEqual(['key-1'])
    expect(leftFor).toEqual([someSecret])
  })

  it('can be asked for again by a person whom the Back button brought back', async () => {
    const { actor, rest } = open({}, { left: 'done' })
    actor.send({ type: 'connect.requested', requestKey: 'key-1' })
    await rest()
    await waitFor(actor, (state) => state.matches('idle'))
    expect(actor.getSnapshot().can({ type: 'connect.requested', requestKey: 'key-2' })).toBe(true)
  })

  it('is off when the portal has no connection', async () => {
    const { actor, emitted, rest } = open({}, { asked: [off] })
    actor.send({ type: 'connect.requested', requestKey: 'key-1' })
    await rest()
    expect(actor.getSnapshot().value).toBe('off')
    expect(actor.getSnapshot().can({ type: 'connect.requested', requestKey: 'key-2' })).toBe(false)
    expect(emitted).toEqual([])
  })

  it('says that the server did not answer, without any success', async () => {
    const { actor, emitted, rest } = open({}, { asked: [silence] })
    actor.send({ type: 'connect.requested', requestKey: 'key-1' })
    await rest()
    expect(actor.getSnapshot().value).toBe('idle')
    expect(emitted).toEqual([notice('error', messages.serverUnreachable)])
  })
})

describe('coming back from LinkedIn', () => {
  it('verifies what came back', async () => {
    const { actor, verifications, emitted, rest } = open(back)
    await rest()
    expect(actor.getSnapshot().value).toBe('verified')
    expect(verifications).toEqual([{ ...back, requestKey: 'key-0' }])
    expect(emitted).toEqual([success])
  })

  it('shows the error and then the success message when the server refuses, as specified', async () => {
    const { actor, emitted, rest } = open(back, { verified: [foreign] })
    await rest()
    expect(actor.getSnapshot().value).toBe('failed')
    expect(emitted).toEqual([notice('error', foreign.kind === 'refused' ? foreign.message : ''), success])
    expect(actor.getSnapshot().can({ type: 'retry.requested' })).toBe(false)
  })

  it('counts as failed after Cancel there', () => {
    const { actor, verifications, emitted } = open({ requestState: otherSecret, refusal: shortSecret })
    expect(actor.getSnapshot().value).toBe('failed')
    expect(verifications).toEqual([])
    expect(selectFailureText(actor.getSnapshot())).toBe('LinkedIn was not connected: the request was cancelled.')
    expect(emitted).toEqual([notice('error', 'LinkedIn was not connected: the request was cancelled.'), success])
  })

  it('is tried again under the same key when no answer came', async () => {
    const { actor, verifications, rest } = open(back, { verified: [silence, 'done'] })
    await rest()
    actor.send({ type: 'retry.requested' })
    await rest()
    expect(actor.getSnapshot().value).toBe('verified')
    expect(verifications.map(({ requestKey }) => requestKey)).toEqual(['key-0', 'key-0'])
  })

  it('forgets what came back when the person begins anew', async () => {
    const { actor, askedWith, rest } = open(back, { verified: [foreign], left: 'done' })
    await rest()
    actor.send({ type: 'connect.requested', requestKey: 'key-1' })
    await waitFor(actor, (state) => state.matches('idle'))
    expect(askedWith).toEqual(['key-1'])
    expect(actor.getSnapshot().context).toMatchObject({
      authorizationCode: sealedNothing,
      requestState: sealedNothing,
      failure: null,
    })
  })

  it.each([{ authorizationCode: someSecret }, { requestState: otherSecret }])(
    'takes half of what is needed for nothing',
    (half) => {
      const { actor, verifications } = open(half)
      expect(actor.getSnapshot().value).toBe('idle')
      expect(verifications).toEqual([])
    },
  )
})
