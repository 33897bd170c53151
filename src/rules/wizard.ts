import type { ProfileFacts } from './profile-facts.ts'
import { type StepName, type WizardStep, wizardSteps } from './wizard-steps.ts'

export const lastStep = 6

/** Whether a number is a step, 1 to 6. */
export const isWizardStep = (step: number): step is WizardStep => Number.isInteger(step) && step >= 1 && step <= lastStep

/** The step after this one; after the last it wraps to the first (specification 4). */
export const nextStep = (step: WizardStep): WizardStep => (step === lastStep ? 1 : ((step + 1) as WizardStep))

/** The step before this one; the first has none before it. */
export const stepBefore = (step: WizardStep): WizardStep => (step === 1 ? 1 : ((step - 1) as WizardStep))

/** The name of a step, as the tabs' addresses use it. */
export const stepName = (step: WizardStep): StepName => wizardSteps[step - 1]?.name ?? 'personal-details'

/** Whether the person is past a step and has left nothing of it open. */
export const isStepDone = (step: WizardStep, furthest: number, missing: readonly { readonly step: StepName }[]): boolean =>
  step < furthest && missing.every((item) => item.step !== stepName(step))

/**
 * Where a first-time visitor is placed by what is complete; null when nothing is missing, which finishes the wizard
 * (specification 4; decision A5: literally as written).
 */
export const placement = (facts: ProfileFacts): WizardStep | null => {
  if (!facts.personal) return 1
  if (!facts.professional) return 2
  if (!facts.careerHistory) return 4
  return facts.profile ? null : 5
}
