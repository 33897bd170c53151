import { useCallback, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { missingItems, type ProfileItem, profileFacts } from '#rules/profile.ts'
import { isStepDone, lastStep, nextStep, stepName } from '#rules/wizard.ts'
import { type WizardStep, wizardSteps } from '#rules/wizard-steps.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { PageBar, PageWithBar } from '#ui/PageBar.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { tokens } from '#ui/theme.ts'
import { useFlow } from '../shared/flows/use-flow.ts'
import { LinkedInReturn } from './linkedin/LinkedInReturn.tsx'
import { MissingList } from './MissingList.tsx'
import { ProfileStep, preloadStep } from './ProfileStep.tsx'
import { ProfileFailed, ProfileLoading } from './ProfileViews.tsx'
import { type ProfileRecord, toProfileSource } from './record.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useFocusOfNewStep } from './use-focus-of-new-step.ts'
import { useProfile } from './use-profile.ts'
import { useStepAddress } from './use-step-address.ts'
import { WizardExited } from './WizardExited.tsx'
import { wizardFlow } from './wizard.actors.ts'

const { color, leading, space, text, weight } = tokens

const StepTitle = styled.h2`
  margin: 0;
  color: ${color.textStrong};
  font-size: ${text.xl};
  line-height: ${leading.xl};
  font-weight: ${weight.strong};
  outline-offset: ${space.s1};
`

const stepperSteps = (furthest: number, missing: readonly ProfileItem[]) =>
  wizardSteps.map(({ step, title, minutes }) => ({
    title,
    estimate: `${minutes} MIN`,
    done: isStepDone(step, furthest, missing),
  }))

/** The profile wizard (specification 2.6 and 4): a projection of the `wizard` machine over the step's own forms. */
export function WizardPage() {
  const { profile, failure, retry } = useProfile()
  if (failure !== null) return <ProfileFailed {...failure} onRetry={retry} />
  if (profile === null) return <ProfileLoading />
  return <Wizard profile={profile} />
}

function Wizard({ profile }: { profile: ProfileRecord }) {
  const { state, send, actor } = useFlow(wizardFlow)
  const root = useRef<HTMLDivElement>(null)
  const { step, furthest } = state.context
  const isPlaced = !state.matches('placing')
  // Before the field's focus: who is led to a field ends there.
  const heading = useFocusOfNewStep(isPlaced ? step : null)
  const focusField = useFieldFocus(root)
  const source = toProfileSource(profile)
  const { personal, professional, careerHistory, profile: setup } = profileFacts(source)
  useEffect(() => {
    send({ type: 'facts.arrived', facts: { personal, professional, careerHistory, profile: setup } })
  }, [send, personal, professional, careerHistory, setup])
  useEffect(() => {
    // Coming back to the page means to go on.
    if (actor.getSnapshot().matches('exited')) send({ type: 'continue.requested' })
  }, [actor, send])
  useEffect(() => preloadStep(stepName(nextStep(step))), [step])
  const open = useCallback(
    (asked: WizardStep) => {
      send({ type: 'step.opened', step: asked })
      return actor.getSnapshot().context.step === asked
    },
    [send, actor],
  )
  useStepAddress(isPlaced && !state.matches('finished') ? step : null, open)
  const frame = { 'data-flow': 'wizard', 'data-state': JSON.stringify(state.value), 'data-step': step }
  if (!isPlaced || state.matches('finished')) return <ProfileLoading />
  if (state.matches('exited')) return <WizardExited frame={frame} onContinue={() => send({ type: 'continue.requested' })} />
  const isReached = (item: ProfileItem) => wizardSteps.some((one) => one.name === item.step && one.step < furthest)
  const allMissing = missingItems(source)
  const missing = allMissing.filter((item) => state.matches('incomplete') || isReached(item))
  const openItem = ({ step: name, field }: ProfileItem) => {
    const found = wizardSteps.find((one) => one.name === name)
    if (found !== undefined) open(found.step)
    focusField(field)
  }
  const busy = state.hasTag('busy')
  const busyReason = busy ? messages.stepSaving : undefined
  const savingReason = state.matches('saving') ? messages.stepSaving : undefined
  const title = wizardSteps[step - 1]?.title
  return (
    <>
      <LinkedInReturn />
      <PageWithBar ref={root} {...frame}>
        <Stepper
          label="Steps of your profile"
          steps={stepperSteps(furthest, allMissing)}
          current={step}
          onOpen={(asked) => send({ type: 'step.opened', step: asked })}
          mayOpen={(asked) => asked <= furthest}
          disabledReason={busyReason}
        />
        <MissingList items={missing} onOpen={openItem} announce={state.matches('incomplete')} disabledReason={busyReason} />
        <StepTitle ref={heading} tabIndex={-1}>
          {title}
        </StepTitle>
        <Card as="div" key={step}>
          <ProfileStep name={stepName(step)} profile={profile} onNext={() => send({ type: 'next.requested' })} />
        </Card>
        <PageBar>
          <Button
            variant="quiet"
            tooltip={messages.saveForLaterTooltip}
            disabledReason={savingReason}
            onPress={() => send({ type: 'exit.requested' })}
          >
            Save and exit
          </Button>
          {step > 1 && (
            <Button disabledReason={savingReason} onPress={() => send({ type: 'back.requested' })}>
              Back
            </Button>
          )}
          <Button
            variant="primary"
            busy={state.matches('saving')}
            busyLabel="Saving…"
            onPress={() => send({ type: 'next.requested' })}
          >
            {step === lastStep ? 'Finish' : 'Next'}
          </Button>
        </PageBar>
        <ConfirmDialog
          open={state.matches('confirmingExit') || state.matches('savingForLater')}
          title={messages.saveForLaterTitle}
          confirmText="Save and exit"
          cancelText="Continue"
          busy={busy}
          onConfirm={() => send({ type: 'exit.confirmed' })}
          onCancel={() => send({ type: 'exit.cancelled' })}
        >
          {messages.saveForLaterText}
        </ConfirmDialog>
      </PageWithBar>
    </>
  )
}
