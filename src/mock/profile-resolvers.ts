import type {
  JobPreferencesInput,
  MutationResolvers,
  PersonalDetailsInput,
  Profile,
  QueryResolvers,
} from '#generated/resolver-types.ts'
import { isDuplicateName, isSameName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { hiringManagerReadOnly, type ProfileFormName } from '#rules/profile-forms.ts'
import { exampleCities, exampleCountries, exampleJobRoles } from './catalogue.ts'
import { accepted, newestFirst, orNull, withoutEntry, withSaved } from './entries.ts'
import { people } from './people.ts'
import type { ProfileContent } from './profiles.ts'
import { refusal } from './refusal.ts'
import type { MockWorld } from './world.ts'

/** The state that the mocked LinkedIn sends back; `wrong` is one of somebody else's session. */
export const linkedInState = 'mock-state'
export const wrongLinkedInState = 'wrong'

const asText = (value: unknown): string => JSON.stringify(value ?? '')

/** Refuses a change of what a hiring manager may only see. */
const acceptOfHiringManager = (profile: Profile, form: ProfileFormName, before: object, input: object): void => {
  if (!profile.isHiringManager) return
  const fieldOf = (values: object, field: string): unknown => new Map(Object.entries(values)).get(field)
  const changed = hiringManagerReadOnly[form]?.find((field) => asText(fieldOf(before, field)) !== asText(fieldOf(input, field)))
  if (changed !== undefined) throw refusal('FORBIDDEN', messages.readOnlyForHiringManager, changed)
}

const belongsToAnother = (phone: string | null | undefined, email: string): boolean =>
  Object.values(people).some(({ user }) => user.phoneNumber === phone && user.email !== email)

const savePersonalDetails = (world: MockWorld, given: PersonalDetailsInput): Profile => {
  const before = world.profile()
  const input = accepted(world, 'personalDetails', given, 'soFar')
  for (const field of ['firstName', 'lastName'] as const) {
    if (orNull(input[field]) === null) throw refusal('VALIDATION', messages.required, field)
  }
  acceptOfHiringManager(before, 'personalDetails', before.personalDetails, input)
  if (belongsToAnother(input.phone, before.personalDetails.email)) throw refusal('CONFLICT', messages.phoneTaken, 'phone')
  return world.changeProfile(({ personalDetails }) => ({
    personalDetails: {
      email: personalDetails.email,
      firstName: input.firstName,
      lastName: input.lastName,
      nickName: orNull(input.nickName),
      birthDate: orNull(input.birthDate),
      secondaryEmail: orNull(input.secondaryEmail),
      phone: orNull(input.phone),
      mobile: orNull(input.mobile),
      nationality: orNull(input.nationality),
      country: orNull(input.country),
      city: orNull(input.city),
      maritalStatus: orNull(input.maritalStatus),
      militaryServiceSituation: orNull(input.militaryServiceSituation),
    },
  }))
}

const saveJobPreferences = (world: MockWorld, given: JobPreferencesInput): Profile => {
  const before = world.profile()
  const input = accepted(world, 'jobPreferences', given, 'soFar')
  acceptOfHiringManager(before, 'jobPreferences', before.jobPreferences, input)
  const title = world.jobTitles.find((one) => one.id === input.jobTitleId)
  if (orNull(input.jobTitleId) !== null && title === undefined) {
    throw refusal('VALIDATION', messages.genericError, 'jobTitleId')
  }
  return world.changeProfile(({ jobPreferences }) => ({
    jobPreferences: {
      ...jobPreferences,
      jobTitleId: title?.id ?? null,
      jobTitle: title?.name ?? null,
      jobRole: exampleJobRoles.find((one) => one.id === title?.roleId)?.name ?? null,
      specificRoles: input.specificRoles,
      experienceYear: orNull(input.experienceYear),
    },
  }))
}

const addJobPreference = (world: MockWorld, given: string): Profile => {
  const { workingPosition } = accepted(world, 'jobPreference', { workingPosition: given })
  return world.changeProfile(({ jobPreferences }) => {
    const { preferences } = jobPreferences
    const names = preferences.map((one) => one.workingPosition)
    if (isDuplicateName(workingPosition, names)) throw refusal('CONFLICT', messages.jobPreferenceExists, 'workingPosition')
    return { jobPreferences: { ...jobPreferences, preferences: [...preferences, { id: world.newId(), workingPosition }] } }
  })
}

const addTechnicalSkill = (world: MockWorld, skillId: string): Profile => {
  const skill = world.skills.find((one) => one.id === skillId)
  if (skill === undefined) throw refusal('VALIDATION', messages.genericError, 'skillId')
  return world.changeProfile(({ technicalSkills }) => {
    if (technicalSkills.some((one) => one.skillId === skillId)) throw refusal('CONFLICT', messages.skillExists, 'skillId')
    return { technicalSkills: [...technicalSkills, { id: world.newId(), skillId, name: skill.name, fileName: null }] }
  })
}

type ProfileQuery = 'profile' | 'skills' | 'jobRoles' | 'jobTitles' | 'countries' | 'cities'
export const profileQueries = (world: MockWorld): Pick<QueryResolvers, ProfileQuery> => ({
  profile: () => world.profile(),
  skills: () => world.skills,
  jobRoles: () => exampleJobRoles,
  jobTitles: () => world.jobTitles,
  countries: () => exampleCountries,
  cities: (_root, { country }) => {
    const cities = exampleCities(country)
    if (cities === null) throw refusal('NOT_FOUND', messages.genericError, 'country')
    return cities
  },
})

const professionalMutations = (world: MockWorld) =>
  ({
    savePersonalDetails: (_root, { input }) => savePersonalDetails(world, input),
    saveJobPreferences: (_root, { input }) => saveJobPreferences(world, input),
    addJobPreference: (_root, { workingPosition }) => addJobPreference(world, workingPosition),
    removeJobPreference: (_root, { id }) =>
      world.changeProfile(({ jobPreferences }) => ({
        jobPreferences: { ...jobPreferences, preferences: withoutEntry(jobPreferences.preferences, id) },
      })),
    requestJobTitle: (_root, { title }) => {
      const names = world.jobTitles.map((one) => one.name)
      if (isDuplicateName(title, names)) throw refusal('CONFLICT', messages.jobTitleExists, 'title')
      world.jobTitles.push({ id: world.newId(), name: title.trim(), roleId: null })
      return { message: messages.requestSent }
    },
  }) satisfies Partial<MutationResolvers>

const educationMutations = (world: MockWorld) =>
  ({
    saveEducation: (_root, { input: given }) => {
      const input = accepted(world, 'education', given)
      const made = (id: string) => ({ ...input, id, endDate: input.stillStudying ? null : orNull(input.endDate) })
      return world.changeProfile(({ educations }) => ({
        educations: newestFirst(withSaved(world, educations, input.id, made), (one) => one.endDate),
      }))
    },
    removeEducation: (_root, { id }) => world.changeProfile(({ educations }) => ({ educations: withoutEntry(educations, id) })),
  }) satisfies Partial<MutationResolvers>

const skillMutations = (world: MockWorld) =>
  ({
    addTechnicalSkill: (_root, { skillId }) => addTechnicalSkill(world, skillId),
    removeTechnicalSkill: (_root, { id }) =>
      world.changeProfile(({ technicalSkills }) => ({ technicalSkills: withoutEntry(technicalSkills, id) })),
    requestSkill: (_root, { title }) => {
      const names = world.skills.map((one) => one.name)
      if (isDuplicateName(title, names)) throw refusal('CONFLICT', messages.skillExists, 'title')
      world.skills.push({ id: world.newId(), name: title.trim() })
      return { message: messages.requestSent }
    },
    saveLanguageSkill: (_root, { input: given }) => {
      const input = accepted(world, 'languageSkill', given)
      return world.changeProfile(({ languageSkills }) => {
        const isTaken = languageSkills.some((one) => one.id !== input.id && isSameName(one.language, input.language))
        if (isTaken) throw refusal('CONFLICT', messages.languageExists, 'language')
        return { languageSkills: withSaved(world, languageSkills, input.id, (id) => ({ ...input, id })) }
      })
    },
    removeLanguageSkill: (_root, { id }) =>
      world.changeProfile(({ languageSkills }) => ({ languageSkills: withoutEntry(languageSkills, id) })),
    saveCertificate: (_root, { input: given }) => {
      const input = accepted(world, 'certificate', given)
      return world.changeProfile(({ certificates }) => {
        const saved = withSaved(world, certificates, input.id, (id, before) => ({
          ...input,
          id,
          issueDate: orNull(input.issueDate),
          expireDate: orNull(input.expireDate),
          credentialUrl: orNull(input.credentialUrl),
          fileName: before?.fileName ?? null,
        }))
        return { certificates: newestFirst(saved, (one) => one.issueDate) }
      })
    },
    removeCertificate: (_root, { id }) =>
      world.changeProfile(({ certificates }) => ({ certificates: withoutEntry(certificates, id) })),
  }) satisfies Partial<MutationResolvers>

const careerMutations = (world: MockWorld) =>
  ({
    saveCareerHistory: (_root, given) => {
      const { description } = accepted(world, 'careerHistory', given, 'soFar')
      return world.changeProfile(({ careerHistory }) => ({
        careerHistory: { ...careerHistory, description: orNull(description) },
      }))
    },
    saveCareerEntry: (_root, { input: given }) => {
      const input = accepted(world, 'careerEntry', given)
      const made = (id: string) => ({
        ...input,
        id,
        endDate: input.stillWorking ? null : orNull(input.endDate),
        description: orNull(input.description),
      })
      return world.changeProfile(({ careerHistory }) => {
        const saved = withSaved(world, careerHistory.entries, input.id, made)
        return { careerHistory: { ...careerHistory, entries: newestFirst(saved, (one) => one.endDate) } }
      })
    },
    removeCareerEntry: (_root, { id }) =>
      world.changeProfile(({ careerHistory }) => ({
        careerHistory: { ...careerHistory, entries: withoutEntry(careerHistory.entries, id) },
      })),
  }) satisfies Partial<MutationResolvers>

const changeSetup = (world: MockWorld, change: Partial<ProfileContent['setup']>): Profile =>
  world.changeProfile(({ setup }) => ({ setup: { ...setup, ...change } }))

const setupMutations = (world: MockWorld) =>
  ({
    saveProfileSetup: (_root, { input: given }) => {
      const input = accepted(world, 'profileSetup', given, 'soFar')
      return changeSetup(world, {
        linkedIn: orNull(input.linkedIn),
        gitHub: orNull(input.gitHub),
        webSite: orNull(input.webSite),
        bio: orNull(input.bio),
        personality: orNull(input.personality),
      })
    },
    removeCv: () => changeSetup(world, { cvName: null, cvSize: null }),
    connectLinkedIn: () => {
      const origin = globalThis.location?.origin ?? 'http://localhost'
      return { url: `${origin}/team-member/profile?code=mock-code&state=${linkedInState}` }
    },
    verifyLinkedIn: (_root, { state }) => {
      if (state === wrongLinkedInState) throw refusal('FORBIDDEN', messages.linkedInStateInvalid)
      return changeSetup(world, { linkedInVerifiedOn: new Date(world.scenario.clock()).toISOString() })
    },
  }) satisfies Partial<MutationResolvers>

export const profileMutations = (world: MockWorld) => ({
  ...professionalMutations(world),
  ...educationMutations(world),
  ...skillMutations(world),
  ...careerMutations(world),
  ...setupMutations(world),
})
