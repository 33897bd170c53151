import { type ComponentType, lazy, Suspense } from 'react'
import type { StepName } from '#rules/wizard-steps.ts'
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

const lazyStep = (name: StepName) => lazy(async () => ({ default: await loads[name]() }))

const steps: Readonly<Record<StepName, ComponentType<StepProps>>> = {
  'personal-details': lazyStep('personal-details'),
  'job-preferences': lazyStep('job-preferences'),
  education: lazyStep('education'),
  skills: lazyStep('skills'),
  'career-history': lazyStep('career-history'),
  'profile-setup': lazyStep('profile-setup'),
}

/** Fetches a step's code before it is shown, so that going on needs no wait. */
export const preloadStep = (name: StepName): void => void loads[name]().catch(() => undefined)

/** One of the six steps, in the wizard and on the profile page alike (specification 2.6). */
export function ProfileStep({ name, ...props }: StepProps & { name: StepName }) {
  const Step = steps[name]
  return (
    <Suspense fallback={<StepLoading />}>
      <Step {...props} />
    </Suspense>
  )
}
