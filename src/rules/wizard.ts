import type { ProfileFacts } from './profile.ts'

/** The steps of the profile wizard and of the profile page, with their estimates in minutes (specification 2.6 and 9). */
export const wizardSteps = [
  { step: 1, name: 'personal-details', title: 'Personal Details', minutes: 1 },
  { step: 2, name: 'job-preferences', title: 'Job Preferences', minutes: 3 },
  { step: 3, name: 'education', title: 'Education', minutes: 5 },
  { step: 4, name: 'skills', title: 'Skills and Certificates', minutes: 3 },
  { step: 5, name: 'career-history', title: 'Career History', minutes: 3 },
  { step: 6, name: 'profile-setup', title: 'Profile Setup', minutes: 5 },
] as const
export type WizardStep = (typeof wizardSteps)[number]['step']
export type StepName = (typeof wizardSteps)[number]['name']

export const lastStep = 6

/** Whether a number is a step, 1 to 6. */
export const isWizardStep = (step: number): step is WizardStep => Number.isInteger(step) && step >= 1 && step <= lastStep

/** The step after this one; after the last it wraps to the first (specification 4). */
export const nextStep = (step: WizardStep): WizardStep => (step === lastStep ? 1 : ((step + 1) as WizardStep))

/** The step before this one; the first has none before it. */
export const stepBefore = (step: WizardStep): WizardStep => (step === 1 ? 1 : ((step - 1) as WizardStep))

/** The name of a step, as the tabs' addresses use it. */
export const stepName = (step: WizardStep): StepName => wizardSteps[step - 1]?.name ?? 'personal-details'

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
