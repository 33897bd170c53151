import type { IMockStore, Ref } from '@graphql-tools/mock'
import { GraphQLError } from 'graphql'
import { messages } from '#rules/messages.ts'
import {
  defaultPreferences,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '#rules/notification-preferences.ts'
import { usualSettings } from '#rules/personal-settings.ts'
import { recentDays, recentMax } from '#rules/recent-entries.ts'
import { codeLifetime, normaliseCode } from '#rules/verification-codes.ts'
import { addDays } from '#rules/weeks.ts'
import { createDerived, createKept, type EntryType, type Fields } from './kept.ts'
import { createOpenSessions } from './open-sessions.ts'
import { createPayments } from './payments.ts'
import { type PersonName, personOf } from './people.ts'
import { createSignal } from './signal.ts'
import { createTraining, type TrainingVariables } from './training.ts'

/** What operations are sent with; each reads what the schema says it has. */
interface Variables extends TrainingVariables {
  readonly input: Fields
  readonly projectId: string
  readonly skillId: string
  readonly name: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly until: string
  readonly pageNumber: number
  readonly pageSize: number
  readonly unreadOnly: boolean
  readonly userName: string
  readonly code: string
  readonly decision: 'Approved' | 'Rejected'
  readonly message?: string | null
  readonly type: string
  readonly kind: NotificationKind
  readonly channel: NotificationChannel
  readonly isOn: boolean
}
type Operations = Readonly<Record<string, (variables: Variables) => unknown>>

const done = { done: true }
const noCode = { codeSentAt: null, codeEndsAt: null, verifiedAt: null, wrongCodeCount: 0 }
/** The code that every address and phone is verified with. */
const rightCode = '123456'

const refused = (code: string, message: string) => new GraphQLError(message, { extensions: { code } })

/**
 * The operations that a filled field of the schema is not enough for: those that pick from what is kept, and those that change it.
 *
 * @param become makes somebody else the signed-in person
 */
export const createOperations = (store: IMockStore, now: () => number, become: (person: PersonName) => void) => {
  const kept = createKept(store)
  const { viewer, profile, user, unread } = createDerived(store, kept)
  const changes = createSignal()
  const moment = () => new Date(now()).toISOString()
  const change = (path: string, values: Fields) => {
    store.set(kept.refAt(path), { ...values })
    return profile()
  }
  const find = (refs: ReadonlyArray<Ref<string>>, id: unknown) => refs.find(({ $ref }) => $ref.key === id)
  const nameOf = (refs: ReadonlyArray<Ref<string>>, id: unknown, field = 'name') => {
    const found = find(refs, id)
    return found === undefined ? null : store.get(found, field)
  }

  const preferenceOf = (kind: NotificationKind) => ({ mail: defaultPreferences[kind].Mail, push: defaultPreferences[kind].Push })
  const preferences = Object.fromEntries(notificationKinds.map((kind) => [kind, preferenceOf(kind)])) as Record<
    NotificationKind,
    ReturnType<typeof preferenceOf>
  >

  const settings: Fields = { theme: null, density: null, weekTarget: null, timerRounding: usualSettings.timerRounding }

  const signedIn = () => ({ user: user() })
  const session: Operations = {
    viewer,
    logIn: ({ userName }) => {
      const person = personOf(userName)
      if (person === undefined) throw refused('UNAUTHENTICATED', messages.wrongCredentials)
      become(person)
      return signedIn()
    },
    logInWithCustomToken: signedIn,
    logInWithGoogle: signedIn,
    adoptTokens: signedIn,
    verifyEmail: () => {
      store.set(kept.refAt('viewer user'), 'emailVerified', true)
      return done
    },
    notifications: ({ pageNumber, pageSize, unreadOnly }) => {
      const shown = unreadOnly ? unread() : kept.refsAt('notifications items')
      const items = shown.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
      return { items, totalCount: shown.length, unreadCount: unread().length }
    },
    markNotificationRead: ({ id }) => {
      store.set('Notification', id, 'readAt', moment())
      changes.raise()
      return done
    },
    notificationPreferences: () => ({
      items: notificationKinds.map((kind) => ({ kind, ...preferences[kind] })),
      isMailSent: true,
      isPushSent: true,
    }),
    personalSettings: () => ({ id: kept.refAt('viewer').$ref.key, ...settings }),
    changePersonalSettings: ({ input }) => {
      Object.assign(settings, input)
      return { id: kept.refAt('viewer').$ref.key, ...settings }
    },
    setNotificationPreference: ({ kind, channel, isOn }) => {
      preferences[kind] = { ...preferences[kind], [channel === 'Mail' ? 'mail' : 'push']: isOn }
      return { kind, ...preferences[kind] }
    },
    markAllNotificationsRead: () => {
      for (const one of unread()) store.set(one, 'readAt', moment())
      changes.raise()
      return done
    },
  }

  const savingEntry = (type: EntryType) => (variables: Variables) => {
    kept.save(type, variables.input)
    return profile()
  }
  const removingEntry = (type: EntryType) => (variables: Variables) => {
    kept.remove(type, variables.id)
    return profile()
  }
  const removingFile = (type: EntryType) => (variables: Variables) => {
    kept.save(type, { id: variables.id, fileName: null })
    return profile()
  }
  const entryOperations: Operations = Object.fromEntries(
    (['Education', 'LanguageSkill', 'Certificate', 'CareerEntry', 'JobPreference', 'TechnicalSkill'] as const).flatMap((type) => [
      [`save${type}`, savingEntry(type)],
      [`remove${type}`, removingEntry(type)],
    ]),
  )
  const profileOperations: Operations = {
    ...entryOperations,
    profile,
    savePersonalDetails: ({ input }) => change('profile personalDetails', input),
    saveJobPreferences: ({ input }) => {
      const jobTitle = nameOf(kept.refsAt('jobTitles'), input.jobTitleId)
      const jobRole = nameOf(kept.refsAt('jobRoles'), nameOf(kept.refsAt('jobTitles'), input.jobTitleId, 'roleId'))
      return change('profile jobPreferences', { ...input, jobTitle, jobRole })
    },
    addJobPreference: (variables) => {
      kept.save('JobPreference', { ...variables })
      return profile()
    },
    addTechnicalSkill: ({ skillId }) => {
      kept.save('TechnicalSkill', { skillId, name: nameOf(kept.refsAt('skills'), skillId) })
      return profile()
    },
    saveCareerHistory: (variables) => change('profile careerHistory', { ...variables }),
    saveProfileSetup: ({ input }) => change('profile setup', input),
    removeCertificateFile: removingFile('Certificate'),
    removeTechnicalSkillFile: removingFile('TechnicalSkill'),
    removeCv: () => change('profile setup', { cvName: null, cvSize: null }),
    requestSkill: ({ title }) => {
      kept.save('Skill', { name: title })
      return {}
    },
    requestJobTitle: ({ title }) => {
      kept.save('JobTitle', { name: title })
      return {}
    },
    connectLinkedIn: () => ({
      url: `${globalThis.location?.origin ?? 'http://localhost'}/team-member/profile?code=mock-code&state=mock-state`,
    }),
    verifyLinkedIn: () => change('profile setup', { linkedInVerifiedOn: moment() }),
  }

  const contactOperations = (type: 'Address' | 'Phone'): Operations => {
    const setDefault = (id = kept.entriesOf(type).find((one) => store.get(one, 'isDefault'))?.$ref.key) => {
      const [first] = kept.entriesOf(type)
      const chosen = id ?? first?.$ref.key
      for (const one of kept.entriesOf(type)) store.set(one, 'isDefault', one.$ref.key === chosen)
      const order = (one: Ref<string>) => (one.$ref.key === chosen ? 0 : 1)
      kept.setEntries(
        type,
        kept.entriesOf(type).toSorted((one, other) => order(one) - order(other)),
      )
      return profile()
    }
    const setVerification = (id: string, values: Fields) => {
      store.set(store.get(type, id, 'verification') as Ref, { ...values })
      return store.get(type, id)
    }
    return {
      [`save${type}`]: ({ input }) => {
        kept.save(type, { ...input, verification: noCode })
        return setDefault()
      },
      [`remove${type}`]: ({ id }) => {
        kept.remove(type, id)
        return setDefault()
      },
      [`setDefault${type}`]: ({ id }) => setDefault(id),
      [`send${type}Code`]: ({ id }) =>
        setVerification(id, { ...noCode, codeSentAt: moment(), codeEndsAt: new Date(now() + codeLifetime).toISOString() }),
      [`verify${type}`]: ({ id, code }) => {
        const count = Number(store.get(type, id, ['verification', 'wrongCodeCount']))
        if (normaliseCode(code) !== rightCode) return setVerification(id, { wrongCodeCount: count + 1 })
        return setVerification(id, { codeSentAt: null, codeEndsAt: null, verifiedAt: moment() })
      },
    }
  }

  const dayOf = (one: Ref<string>) => String(store.get(one, 'date'))
  /** Something that a record is of, by its id and the name that the choices have for it. */
  const named = (type: string, field: string, choices: string, id: unknown) =>
    store.get(type, { id, [field]: nameOf(kept.refsAt(choices), id, field) })
  const within = (type: 'TimesheetEntry' | 'Leave', start: string, end: string) =>
    kept
      .entriesOf(type)
      .filter((one) => dayOf(one) >= start && dayOf(one) <= end)
      .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  type Pin = Fields & { readonly id: string }
  const pinOf = (one: Ref<string>): Pin => {
    const fields = ['commitment', 'project', 'epic', 'ticket', 'activity', 'technology', 'description']
    return {
      ...Object.fromEntries(fields.map((field) => [field, store.get(one, field)])),
      id: `pin-${one.$ref.key}`,
      effort: null,
    }
  }
  let pins: readonly Pin[] | undefined
  /** Before anything is pinned, one of the oldest records, and one whose activity is disabled. */
  const pinned = (): readonly Pin[] => {
    const isOutdated = (one: Ref<string>) => store.get(store.get(one, 'activity') as Ref, 'value') === 'Fax support'
    const records = within('TimesheetEntry', '', '9')
    pins ??= [...records.slice(1, 2), ...records.filter(isOutdated).slice(0, 1)].map(pinOf)
    return pins
  }
  const isSameWork = (one: Pin, other: Pin) =>
    ['epic', 'ticket'].every((field) => one[field] === other[field]) &&
    ['commitment', 'project', 'activity', 'technology'].every(
      (field) => (one[field] as Ref).$ref.key === (other[field] as Ref).$ref.key,
    )
  const answerPins = () => ({ id: kept.refAt('viewer').$ref.key, items: pinned() })

  const work: Operations = {
    pinnedTimesheetEntries: answerPins,
    pinTimesheetEntry: ({ input: { commitmentId, projectId, activityId, technologyId, isPinned, ...values } }) => {
      const pin: Pin = {
        ...values,
        id: `pin-${values.ticket}-${now()}`,
        effort: null,
        commitment: named('NamedCommitment', 'name', 'commitments', commitmentId),
        project: store.get('Project', { id: String(projectId) }),
        activity: named('NamedValue', 'value', 'timesheetChoices activities', activityId),
        technology: named('NamedValue', 'value', 'timesheetChoices technologies', technologyId),
      }
      const others = pinned().filter((one) => !isSameWork(one, pin))
      if (!isPinned || others.length === pinned().length) pins = isPinned ? [...others, pin] : others
      return answerPins()
    },
    timesheet: ({ start, end }) => ({
      id: `${start}/${end}`,
      start,
      end,
      entries: within('TimesheetEntry', start, end),
      leaves: within('Leave', start, end),
      next: null,
    }),
    recentTimesheetEntries: ({ until }) =>
      within('TimesheetEntry', addDays(until, -recentDays), until).toReversed().slice(0, recentMax),
    timesheetEntry: ({ id }) => {
      const found = find(kept.entriesOf('TimesheetEntry'), id)
      if (found === undefined) throw refused('NOT_FOUND', messages.timesheetGone)
      return found
    },
    timesheetChoices: () => ({ ...kept.refAt('timesheetChoices'), commitments: kept.refsAt('commitments') }),
    epics: ({ projectId }) => ({ ...(store.get('EpicSet', projectId) as Ref), projectId }),
    saveTimesheetEntry: ({ input: { commitmentId, projectId, activityId, technologyId, ...values } }) =>
      kept.save('TimesheetEntry', {
        ...values,
        version: values.id ? Number(store.get('TimesheetEntry', String(values.id), 'version')) + 1 : 1,
        commitment: named('NamedCommitment', 'name', 'commitments', commitmentId),
        project: store.get('Project', { id: projectId }),
        activity: named('NamedValue', 'value', 'timesheetChoices activities', activityId),
        technology: named('NamedValue', 'value', 'timesheetChoices technologies', technologyId),
      }),
    removeTimesheetEntry: ({ id }) => {
      kept.remove('TimesheetEntry', id)
      return done
    },
    saveLeave: ({ date }) => kept.save('Leave', { date }),
    removeLeave: ({ id }) => {
      kept.remove('Leave', id)
      return done
    },
    addEpic: ({ projectId, name }) => {
      const names = store.get('EpicSet', projectId, 'names') as readonly string[]
      store.set('EpicSet', projectId, { names: [...names, name].sort() })
      return store.get('EpicSet', projectId)
    },
    confirmPayRun: ({ id }) => {
      store.set('PayRun', id, { confirmedAt: moment() })
      return { payRun: store.get('PayRun', id), viewer: viewer() }
    },
    decideCommitment: ({ id, decision, message = null }) => {
      const status = decision === 'Approved' ? 'Active' : decision
      store.set('Commitment', id, { status, awaitsMember: false, statusMessage: message })
      return { commitment: store.get('Commitment', id), viewer: viewer() }
    },
  }

  const operations: Operations = {
    ...session,
    ...profileOperations,
    ...contactOperations('Address'),
    ...contactOperations('Phone'),
    ...work,
    ...createOpenSessions(now),
    ...createPayments(now),
    ...createTraining(now),
  }
  return { operations, changes: changes.stream }
}
