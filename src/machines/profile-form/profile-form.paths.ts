import type { FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { emptyForm, formErrors, type ProfileFormName } from '#rules/profile-forms.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { profileForm } from './profile-form.machine.ts'

export const pathToday = '2026-03-02'

/** The description of the career history as a path finds it, and what is written in its place. */
const stored: FormValues = { description: `<p>${'Work that was done. '.repeat(20).trim()}</p>` }
const longer: FormValues = { description: `<p>${'Work that was done, and more. '.repeat(20).trim()}</p>` }
const elsewhere: FormValues = { description: `<p>${'Work that was added elsewhere. '.repeat(20).trim()}</p>` }
const tooShort: FormValues = { description: '<p>Short.</p>' }

const person: FormValues = {
  firstName: 'Mia',
  lastName: 'Member',
  birthDate: '1990-04-12',
  phone: '+61400000001',
  nationality: 'Australia',
  country: 'Australia',
  city: 'Brisbane',
}

const save = (more: { extent?: 'whole' | 'soFar'; announces?: boolean }) => ({
  type: 'save.requested',
  requestKey: 'request-1',
  today: pathToday,
  extent: more.extent ?? 'whole',
  announces: more.announces ?? true,
})

export const profileFormPlan: PathPlan = {
  name: 'profile-form',
  machine: profileForm,
  starts: [
    { words: 'Open the Career History tab', input: { form: 'careerHistory' } },
    { words: 'Open the first step of the wizard', input: { form: 'personalDetails' } },
  ],
  events: [
    { event: { type: 'record.arrived', values: stored, today: pathToday }, words: 'The server answers with the profile' },
    { event: { type: 'record.arrived', values: person, today: pathToday }, words: 'The server answers with the person' },
    {
      event: { type: 'record.arrived', values: elsewhere, today: pathToday },
      words: 'Remove a position; the server answers with a description that was written elsewhere',
    },
    { event: { type: 'field.changed', field: 'description', value: longer.description }, words: 'Write a longer description' },
    {
      event: { type: 'field.changed', field: 'description', value: tooShort.description },
      words: 'Write a description that is too short',
    },
    { event: { type: 'field.changed', field: 'description', value: stored.description }, words: 'Write what is stored already' },
    { event: { type: 'field.changed', field: 'nickName', value: 'Mimi' }, words: 'Type a nickname' },
    { event: { type: 'field.left', field: 'description' }, words: 'Leave the description' },
    { event: save({}), words: 'Press Save' },
    { event: save({ announces: false }), words: 'Press Next' },
    { event: save({ extent: 'soFar', announces: false }), words: 'Press Save and exit and confirm' },
    { event: { type: 'changes.discarded' }, words: 'Press Discard changes' },
    { event: doneEvent('saveForm'), words: 'The server saves it' },
    {
      event: errorEvent('saveForm', refusal(messages.minimumCharacters, 'VALIDATION', 'description')),
      words: 'The server refuses it',
    },
    { event: errorEvent('saveForm', silence), words: 'No answer comes from the server' },
  ],
  facts: (context: { form: ProfileFormName; stored: FormValues | null; changes: FormValues; announces: boolean }) => {
    const values = { ...emptyForm(context.form), ...context.stored, ...context.changes }
    const errors = formErrors(context.form, values, pathToday)
    return `${context.form} ${context.stored !== null} ${String(values.description).length} ${Object.keys(errors)} ${context.announces}`
  },
  possible: (state, event) => {
    const { form, stored: known, changes } = state.context
    const inWizard = form === 'personalDetails'
    // The form shows only once the profile has arrived.
    if (known === null) return event.values === (inWizard ? person : stored)
    const hasChanges = Object.keys(changes).length > 0
    switch (event.type) {
      case 'record.arrived':
        return event.values === elsewhere && !inWizard && hasChanges && known.description === stored.description
      case 'field.changed':
        // A saved step of the wizard has made place for the next one.
        if (inWizard) return event.field === 'nickName' && !state.matches({ editing: 'saved' }) && !hasChanges
        return event.field === 'description' && event.value !== { ...known, ...changes }.description
      case 'field.left':
        return !inWizard
      // The wizard's buttons and the profile page's are not the same ones.
      case 'save.requested':
        return event.announces !== inWizard && !(inWizard && state.matches({ editing: 'saved' }))
      case 'changes.discarded':
        return !inWizard && hasChanges
      case 'xstate.error.actor.saveForm':
        return !inWizard || event.error.kind === 'unreachable'
      default:
        return true
    }
  },
}
