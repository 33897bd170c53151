import type { Profile_pageQuery } from '#generated/features/profile/profile.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { valuesOfRecord } from '#rules/form-wire.ts'
import type { ProfileSource } from '#rules/profile.ts'
import { profileForms } from '#rules/profile-forms.ts'

/** The profile as the pages read it. */
export type ProfileRecord = Profile_pageQuery['profile']

/** The four forms of the profile that are saved as a whole; its lists are saved entry by entry. */
export type WholeForm = 'personalDetails' | 'jobPreferences' | 'careerHistory' | 'profileSetup'

const readers: Readonly<Record<WholeForm, (profile: ProfileRecord) => FormValues>> = {
  personalDetails: ({ personalDetails }) => valuesOfRecord(profileForms.personalDetails, personalDetails),
  jobPreferences: ({ jobPreferences }) =>
    valuesOfRecord(profileForms.jobPreferences, {
      ...jobPreferences,
      preferences: jobPreferences.preferences.map(({ id }) => id),
    }),
  careerHistory: ({ careerHistory }) => valuesOfRecord(profileForms.careerHistory, careerHistory),
  profileSetup: ({ setup }) => valuesOfRecord(profileForms.profileSetup, { ...setup, photo: setup.photoUrl, cv: setup.cvName }),
}

/** What the server has of a form, as the form's fields hold it. */
export const formRecord = (form: WholeForm, profile: ProfileRecord): FormValues => readers[form](profile)

/** The facts that completeness is judged by (specification 5). */
export const toProfileSource = ({ personalDetails, jobPreferences, careerHistory, setup }: ProfileRecord): ProfileSource => ({
  FirstName: personalDetails.firstName,
  LastName: personalDetails.lastName,
  BirthDate: personalDetails.birthDate,
  Phone: personalDetails.phone,
  Email: personalDetails.email,
  Nationality: personalDetails.nationality,
  Country: personalDetails.country,
  City: personalDetails.city,
  JobTitle: jobPreferences.jobTitleId ?? jobPreferences.jobTitle,
  SpecificRoles: jobPreferences.specificRoles,
  JobPreferences: jobPreferences.preferences,
  ExperienceYear: jobPreferences.experienceYear,
  Personality: setup.personality,
  CareerHistoryDescription: careerHistory.description,
  Description: setup.bio,
  CV: setup.cvName,
  PhotoUrl: setup.photoUrl,
})
