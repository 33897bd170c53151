import type { IMockStore, Ref } from '@graphql-tools/mock'
import { profileFacts } from '#rules/profile.ts'

/** Where the entries of a type are listed: the fields that lead there from the query. */
const places = {
  Address: 'profile contact addresses',
  CareerEntry: 'profile careerHistory entries',
  Certificate: 'profile certificates',
  Education: 'profile educations',
  JobPreference: 'profile jobPreferences preferences',
  JobTitle: 'jobTitles',
  LanguageSkill: 'profile languageSkills',
  Leave: 'timesheet leaves',
  Phone: 'profile contact phones',
  Skill: 'skills',
  TechnicalSkill: 'profile technicalSkills',
  TimesheetEntry: 'timesheet entries',
} as const

export type EntryType = keyof typeof places
export type Fields = Readonly<Record<string, unknown>>

/** What is in the store, by the fields that lead there from the query: `profile contact phones`. */
export const createKept = (store: IMockStore) => {
  const at = (path: string): unknown => store.get('Query', 'ROOT', path.split(' '))
  const refAt = (path: string) => at(path) as Ref<string>
  const refsAt = (path: string) => at(path) as ReadonlyArray<Ref<string>>
  const entriesOf = (type: EntryType) => refsAt(places[type])
  const setEntries = (type: EntryType, entries: ReadonlyArray<Ref<string>>): void => {
    const [field = '', ...owner] = places[type].split(' ').reverse()
    if (owner.length === 0) store.set('Query', 'ROOT', field, entries)
    else store.set(refAt(owner.reverse().join(' ')), field, entries)
  }
  /** Adds an entry, or changes the one of that id. */
  const save = (type: EntryType, { id, ...values }: Fields): Ref<string> => {
    if (id) store.set(type, String(id), values)
    const saved = store.get(type, id ? { id } : values) as Ref<string>
    if (!id) setEntries(type, [...entriesOf(type), saved])
    return saved
  }
  const remove = (type: EntryType, id: string): void =>
    setEntries(
      type,
      entriesOf(type).filter(({ $ref }) => $ref.key !== id),
    )
  return { at, refAt, refsAt, entriesOf, setEntries, save, remove }
}

/** What follows from what is kept (specification 5): whether the profile is complete, and what the shell shows. */
export const createDerived = (store: IMockStore, { at, refAt, refsAt }: ReturnType<typeof createKept>) => {
  const text = (path: string) => at(`profile ${path}`) as string | null
  const list = (path: string) => at(`profile ${path}`) as readonly string[]
  const completeness = () => ({
    id: refAt('profile').$ref.key,
    ...profileFacts({
      FirstName: text('personalDetails firstName'),
      LastName: text('personalDetails lastName'),
      BirthDate: text('personalDetails birthDate'),
      Phone: text('personalDetails phone'),
      Email: text('personalDetails email'),
      Nationality: text('personalDetails nationality'),
      Country: text('personalDetails country'),
      City: text('personalDetails city'),
      JobTitle: text('jobPreferences jobTitleId'),
      SpecificRoles: list('jobPreferences specificRoles'),
      JobPreferences: list('jobPreferences preferences'),
      ExperienceYear: text('jobPreferences experienceYear'),
      Personality: text('setup personality'),
      CareerHistoryDescription: text('careerHistory description'),
      Description: text('setup bio'),
      CV: text('setup cvName'),
      PhotoUrl: text('setup photoUrl'),
    }),
  })
  const user = () => {
    const [name, surname] = [text('personalDetails firstName'), text('personalDetails lastName')]
    const [title, avatar] = [text('jobPreferences jobTitle'), text('setup photoUrl')]
    return { ...refAt('viewer user'), name, surname, fullName: `${name} ${surname}`, title, avatar }
  }
  const unread = () => refsAt('notifications items').filter((one) => store.get(one, 'readAt') === null)
  return {
    user,
    unread,
    profile: () => ({ ...refAt('profile'), completeness: completeness() }),
    viewer: () => ({
      ...refAt('viewer'),
      user: user(),
      completeness: completeness(),
      hasCommitments: refsAt('commitments').length > 0,
      hasActiveCommitment: refsAt('commitments').some((one) => store.get(one, 'status') === 'Active'),
      pendingCommitmentCount: refsAt('commitments').filter((one) => store.get(one, 'awaitsMember')).length,
      waitingPayRunCount: refsAt('payRuns').filter((one) => store.get(one, 'confirmedAt') === null).length,
      unreadNotificationCount: unread().length,
    }),
  }
}
