import { isProfileComplete, type ProfileFacts } from '#rules/profile-facts.ts'
import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { wizard } from './wizard.machine.ts'

const nothing: ProfileFacts = { personal: false, professional: false, careerHistory: false, profile: false }
const allButProfile: ProfileFacts = { personal: true, professional: true, careerHistory: true, profile: false }
const everything: ProfileFacts = { ...allButProfile, profile: true }
const historyGone: ProfileFacts = { ...allButProfile, careerHistory: false }

const saved = (facts: ProfileFacts) => ({ kind: 'saved' as const, facts })
const refused = { kind: 'refused' as const }

export const wizardPlan: PathPlan = {
  name: 'wizard',
  machine: wizard,
  starts: [{ words: 'Open /team-member/completeProfile', input: undefined }],
  events: [
    { event: { type: 'facts.arrived', facts: nothing }, words: 'The server answers: nothing is complete' },
    { event: { type: 'facts.arrived', facts: allButProfile }, words: 'The server answers: only the profile setup is missing' },
    { event: { type: 'facts.arrived', facts: everything }, words: 'The server answers: everything is complete' },
    {
      event: { type: 'facts.arrived', facts: historyGone },
      words: 'Load the page again; the career history was emptied on another device',
    },
    { event: { type: 'next.requested' }, words: 'Press Next, or Finish in the last step' },
    { event: { type: 'back.requested' }, words: 'Press Back' },
    { event: { type: 'step.opened', step: 1 }, words: 'Open the first step' },
    { event: { type: 'exit.requested' }, words: 'Press Save and exit' },
    { event: { type: 'exit.confirmed' }, words: 'Confirm the saving for later' },
    { event: { type: 'exit.cancelled' }, words: 'Stay in the wizard' },
    { event: { type: 'flow.restored' }, words: 'Load the page again' },
    { event: { type: 'continue.requested' }, words: 'Press Continue' },
    { event: doneEvent('saveStep', saved(allButProfile)), words: 'The server saves the step; something is still missing' },
    { event: doneEvent('saveStep', saved(everything)), words: 'The server saves the step; nothing is missing any more' },
    { event: doneEvent('saveStep', refused), words: 'The step is not acceptable' },
    { event: errorEvent('saveStep', silence), words: 'No answer comes from the server' },
    { event: doneEvent('saveForLater', saved(allButProfile)), words: 'The server saves what is there so far' },
    { event: doneEvent('saveForLater', refused), words: 'What is there so far is not acceptable' },
    { event: errorEvent('saveForLater', silence), words: 'No answer comes to the saving for later' },
  ],
  facts: (context: { step: number; facts: ProfileFacts | null }) =>
    `${context.step} ${context.facts === null ? 'unknown' : isProfileComplete(context.facts)}`,
  possible: (state, event) => {
    const { step } = state.context
    // The first answer places; later ones come when the page is loaded again.
    if (event.type === 'facts.arrived') return state.matches('placing') !== (event.facts === historyGone)
    // In steps 3 and 4 there is nothing to be saved as long as no entry is being edited.
    if (event.type === 'back.requested') return step === 2 || step === 6
    return step !== 3 && step !== 4
  },
}
