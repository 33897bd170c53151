import { messages } from '#rules/messages.ts'
import { emptyForm, type FormValues, formErrors, type ProfileFormName } from '#rules/profile-forms.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { profileForm } from './profile-form.machine.ts'

export const pathToday = '2026-03-02'

/** The stored description of the career history as a path finds it. */
const stored: FormValues = { description: `<p>${'Work that was done. '.repeat(20)}</p>` }
const longer: FormValues = { description: `<p>${'Work that was done, and more. '.repeat(20)}</p>` }
const tooShort: FormValues = { description: '<p>Short.</p>' }

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
  starts: [{ words: 'Open the Career History tab', input: { form: 'careerHistory' } }],
  events: [
    { event: { type: 'record.arrived', values: stored, today: pathToday }, words: 'The server answers with the profile' },
    { event: { type: 'field.changed', field: 'description', value: longer.description }, words: 'Write a longer description' },
    {
      event: { type: 'field.changed', field: 'description', value: tooShort.description },
      words: 'Write a description that is too short',
    },
    { event: { type: 'field.changed', field: 'description', value: stored.description }, words: 'Write what is stored already' },
    { event: { type: 'field.left', field: 'description' }, words: 'Leave the description' },
    { event: save({}), words: 'Press Save' },
    { event: save({ announces: false }), words: 'Press Next' },
    { event: save({ extent: 'soFar', announces: false }), words: 'Press Save and exit and confirm' },
    { event: { type: 'changes.discarded' }, words: 'Leave the tab and discard the changes' },
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
    return `${context.stored !== null} ${String(values.description).length} ${Object.keys(errors)} ${context.announces}`
  },
  // The form shows only once the profile has arrived; a wizard and a profile page do not show the same buttons.
  possible: (state, event) => event.type === 'record.arrived' || state.context.stored !== null,
}
