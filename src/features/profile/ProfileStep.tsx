import type { StepName } from '#rules/wizard-steps.ts'
import type { ProfileRecord } from './record.ts'
import { CareerHistoryStep } from './steps/CareerHistoryStep.tsx'
import { EducationStep } from './steps/EducationStep.tsx'
import { JobPreferencesStep } from './steps/JobPreferencesStep.tsx'
import { PersonalDetailsStep } from './steps/PersonalDetailsStep.tsx'
import { ProfileSetupStep } from './steps/ProfileSetupStep.tsx'
import { SkillsStep } from './steps/SkillsStep.tsx'
import type { StepMode } from './steps/StepForm.tsx'

/** One of the six steps, in the wizard and on the profile page alike (specification 2.6). */
export function ProfileStep({ name, ...props }: StepMode & { name: StepName; profile: ProfileRecord }) {
  switch (name) {
    case 'personal-details':
      return <PersonalDetailsStep {...props} />
    case 'job-preferences':
      return <JobPreferencesStep {...props} />
    case 'education':
      return <EducationStep profile={props.profile} />
    case 'skills':
      return <SkillsStep profile={props.profile} />
    case 'career-history':
      return <CareerHistoryStep {...props} />
    case 'profile-setup':
      return <ProfileSetupStep {...props} />
  }
}
