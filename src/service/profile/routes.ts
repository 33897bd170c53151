import type { profileCalls } from '#contract/profile.ts'
import type { Handlers, Service } from '../handler.ts'
import { careerHandlers } from './career.ts'
import { catalogueHandlers } from './catalogue.ts'
import { certificateHandlers } from './certificates.ts'
import { educationHandlers } from './educations.ts'
import { jobPreferenceHandlers } from './job-preferences.ts'
import { languageHandlers } from './languages.ts'
import { personalDetailHandlers } from './personal-details.ts'
import { setupHandlers } from './setup.ts'
import { skillHandlers } from './skills.ts'

/** What a person fills in about themselves (specification 7.2; decisions C, Profile and Lists): always and only the caller's own. */
export const profileHandlers = (service: Service): Handlers<typeof profileCalls> => ({
  ...personalDetailHandlers(service),
  ...jobPreferenceHandlers(service),
  ...educationHandlers(service),
  ...certificateHandlers(service),
  ...languageHandlers(service),
  ...skillHandlers(service),
  ...careerHandlers(service),
  ...setupHandlers(service),
  ...catalogueHandlers(service),
})
