import { wizardSteps } from '#rules/wizard-steps.ts'
import type { ProfileRecord } from './record.ts'
import { useProfileForm } from './use-profile-form.ts'

/**
 * The steps whose forms hold changes that are not on the server. Keeps their flows running while other tabs are shown.
 *
 * @param profile as the page's query has it
 */
export const useUnsaved = (profile: ProfileRecord) => {
  const changed = {
    'personal-details': useProfileForm('personalDetails', profile).hasChanges,
    'job-preferences': useProfileForm('jobPreferences', profile).hasChanges,
    education: false,
    skills: false,
    'career-history': useProfileForm('careerHistory', profile).hasChanges,
    'profile-setup': useProfileForm('profileSetup', profile).hasChanges,
  }
  return wizardSteps.filter(({ name }) => changed[name]).map(({ name, title }) => ({ step: name, title }))
}
