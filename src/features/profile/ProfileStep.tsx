import type { ComponentType } from 'react'
import type { StepName } from '#rules/wizard-steps.ts'
import { late } from '#ui/late.tsx'
import { StepLoading } from './ProfileViews.tsx'
import type { ProfileRecord } from './record.ts'
import type { StepMode } from './steps/StepForm.tsx'

type StepProps = StepMode & { profile: ProfileRecord }

const loads: Readonly<Record<StepName, () => Promise<ComponentType<StepProps>>>> = {
  'personal-details': () => import('./steps/PersonalDetailsStep.tsx').then((module) => module.PersonalDetailsStep),
  'job-preferences': () => import('./steps/JobPreferencesStep.tsx').then((module) => module.JobPreferencesStep),
  education: () => import('./steps/EducationStep.tsx').then((module) => module.EducationStep),
  skills: () => import('./steps/SkillsStep.tsx').then((module) => module.SkillsStep),
  'career-history': () => import('./steps/CareerHistoryStep.tsx').then((module) => module.CareerHistoryStep),
  'profile-setup': () => import('./steps/ProfileSetupStep.tsx').then((module) => module.ProfileSetupStep),
}

const lateStep = (name: StepName) => late(loads[name], StepLoading)

const steps: Readonly<Record<StepName, ComponentType<StepProps>>> = {
  'personal-details': lateStep('personal-details'),
  'job-preferences': lateStep('job-preferences'),
  education: lateStep('education'),
  skills: lateStep('skills'),
  'career-history': lateStep('career-history'),
  'profile-setup': lateStep('profile-setup'),
}

/** Fetches a step's code before it is shown, so that going on needs no wait. */
export const preloadStep = (name: StepName): void => void loads[name]().catch(() => undefined)

/** One of the six steps, in the wizard and on the profile page alike (specification 2.6). */
export function ProfileStep({ name, ...props }: StepProps & { name: StepName }) {
  const Step = steps[name]
  return <Step {...props} />
}
