import { messages } from '#rules/messages.ts'

/** The lists of the profile whose entries are saved one by one. */
export type EntryKind =
  | 'education'
  | 'certificate'
  | 'languageSkill'
  | 'technicalSkill'
  | 'jobPreference'
  | 'careerEntry'
  | 'address'
  | 'phone'

interface EntryTexts {
  readonly saved: string
  readonly removed: string
  readonly notSaved: string
  readonly notRemoved: string
  /** Said of an entry that is there already, where the list refuses duplicates. */
  readonly duplicate?: string
}

const profile = {
  saved: messages.profileSaved,
  removed: messages.profileSaved,
  notSaved: messages.genericError,
  notRemoved: messages.genericError,
}
const skill = {
  saved: messages.skillSaved,
  removed: messages.skillRemoved,
  notSaved: messages.skillNotAdded,
  notRemoved: messages.skillNotRemoved,
}

/** What is said when an entry was saved or removed, or was not (specification 8; decisions D). */
export const entryTexts: Readonly<Record<EntryKind, EntryTexts>> = {
  education: { ...profile, saved: messages.educationSaved, removed: messages.educationRemoved },
  certificate: profile,
  languageSkill: { ...skill, duplicate: messages.languageExists },
  technicalSkill: { ...skill, duplicate: messages.skillExists },
  jobPreference: {
    ...profile,
    notSaved: messages.jobPreferenceNotAdded,
    notRemoved: messages.jobPreferenceNotRemoved,
    duplicate: messages.jobPreferenceExists,
  },
  careerEntry: { ...profile, notSaved: messages.experienceNotAdded, notRemoved: messages.experienceNotRemoved },
  address: { ...profile, saved: messages.addressSaved, removed: messages.addressRemoved },
  phone: { ...profile, saved: messages.phoneSaved, removed: messages.phoneRemoved },
}

/** Whether entries of this kind are one choice, which is saved as soon as it is made, instead of a form. */
export const isAddedByChoosing = (kind: EntryKind): boolean => kind === 'jobPreference' || kind === 'technicalSkill'
