import type { Profile_pageQuery } from '#generated/features/profile/profile.ts'
import type { ProfileSource } from '#rules/profile.ts'
import type { FormValues } from '#rules/profile-forms.ts'

/** The profile as the pages read it. */
export type ProfileRecord = Profile_pageQuery['profile']

/** The four forms of the profile that are saved as a whole; its lists are saved entry by entry. */
export type WholeForm = 'personalDetails' | 'jobPreferences' | 'careerHistory' | 'profileSetup'

const texts = (record: Readonly<Record<string, string | null>>): FormValues =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [field, value ?? '']))

const readers: Readonly<Record<WholeForm, (profile: ProfileRecord) => FormValues>> = {
  personalDetails: ({ personalDetails: { email: _readOnly, ...fields } }) => texts(fields),
  jobPreferences: ({ jobPreferences: { jobTitleId, specificRoles, experienceYear, preferences } }) => ({
    jobTitleId: jobTitleId ?? '',
    specificRoles,
    experienceYear: experienceYear ?? '',
    preferences: preferences.map(({ id }) => id),
  }),
  careerHistory: ({ careerHistory: { description } }) => ({ description: description ?? '' }),
  profileSetup: ({ setup: { photoUrl, cvName, linkedIn, gitHub, webSite, bio, personality } }) =>
    texts({ photo: photoUrl, cv: cvName, linkedIn, gitHub, webSite, bio, personality }),
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
