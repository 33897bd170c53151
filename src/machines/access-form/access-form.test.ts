import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { accessFormErrors } from '#rules/access-form.ts'
import { messages } from '#rules/messages.ts'
import { accessFormFlow, type SaveAccess, selectAccessErrors } from './access-form.machine.ts'
import { someAccessMember, someAccessProject } from './access-form.paths.ts'

const whole = {
  projectId: someAccessProject,
  teamMemberId: someAccessMember,
  email: 'maya@tools.test',
  tool: 'Grafana',
  url: 'https://grafana.tools.test/',
  notes: '',
}

test.each([
  [{}, {}],
  [{ projectId: '' }, { projectId: messages.required }],
  [{ teamMemberId: ' ' }, { teamMemberId: messages.required }],
  [{ teamMemberId: 'Somebody Else' }, { teamMemberId: messages.teamMemberNotFound }],
  [{ teamMemberId: 'x'.repeat(300) }, { teamMemberId: messages.teamMemberNotFound }],
  [{ email: '' }, { email: messages.required }],
  [{ email: 'maya' }, { email: messages.accessEmailInvalid }],
  [{ tool: '' }, { tool: messages.required }],
  [{ url: '' }, { url: messages.required }],
  [{ url: 'grafana' }, { url: messages.accessUrlInvalid }],
  [{ url: 'javascript:alert(1)' }, { url: messages.accessUrlInvalid }],
  [{ url: ' https://grafana.tools.test/ ' }, {}],
])('an access with %j is answered with %j', (changes, errors) => {
  expect(accessFormErrors({ ...whole, ...changes }, [someAccessMember])).toEqual(errors)
})

const start = (saveAccess: (input: SaveAccess) => Promise<void>) => {
  const told: string[] = []
  const actor = createActor(accessFormFlow.provide({ actors: { saveAccess: fromPromise(({ input }) => saveAccess(input)) } }))
  actor.on('notice.raised', ({ body }) => told.push(body))
  actor.start()
  actor.send({ type: 'form.opened' })
  actor.send({ type: 'choices.arrived', members: [someAccessMember] })
  const type = (values: Readonly<Record<string, string>>) => {
    for (const [field, value] of Object.entries(values)) actor.send({ type: 'field.changed', field, value })
  }
  return { actor, told, type }
}

test('a save without an answer keeps the form, and is tried again under its key', async () => {
  const keys: string[] = []
  const { actor, told, type } = start(async ({ requestKey, input }) => {
    keys.push(requestKey)
    expect(input).toMatchObject({ tool: 'Grafana', notes: null })
    if (keys.length === 1) throw { kind: 'unreachable' }
  })
  type(whole)
  actor.send({ type: 'save.requested', requestKey: 'one' })
  await waitFor(actor, (state) => state.matches('editing'))
  actor.send({ type: 'save.requested', requestKey: 'two' })
  await waitFor(actor, (state) => state.matches('closed'))
  expect(keys).toEqual(['one', 'one'])
  expect(told).toEqual([messages.accessSaved])
  expect(actor.getSnapshot().context.values.tool).toBe('')
})

test('what the server says of a field shows there', async () => {
  const { actor, type } = start(async () => {
    throw { kind: 'refused', code: 'VALIDATION', message: messages.teamMemberNotFound, field: 'teamMemberId' }
  })
  type(whole)
  actor.send({ type: 'save.requested', requestKey: 'one' })
  await waitFor(actor, (state) => state.matches('editing'))
  expect(selectAccessErrors(actor.getSnapshot())).toEqual({ teamMemberId: messages.teamMemberNotFound })
})
