import type { Cache, KeyingConfig, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache'
import { invalidateAll } from './invalidate-all.ts'
import { timesheetUpdates } from './timesheet-cache.ts'
import { trainingUpdates } from './training-cache.ts'

/** Types without an id, which stay inside of what holds them. The cache takes them so by itself, and wants them named while it is developed with. */
const embedded =
  'AnswerTaken ApplicationResult AssessmentPage AuditDay AuditEntry AuditMember CaptchaChallenge CareerHistory ChangedPayment CommitmentDay ' +
  'ConfirmedPayRun Contact CourseDependency CoursePage DecidedCommitment Done JobPreferences LinkedInRedirect ' +
  'LoanLine LoanPage LoanTotal Location NotificationPage NotificationPreferences PasswordConfirmation PastAnswer PastAttempt PayRunLine ' +
  'PaymentMethod PersonalDetails ProfileSetup RepositoryIssues RequestResult RevealedAccount RoadMapStep ' +
  'SignInResult TeamChoices TimesheetReport TokenPair Verification'

const inside = () => null

/**
 * How objects are told apart that have no `id`: by another field, or not at all, which keeps them inside of what holds them. A share of
 * an effort report has an `id`, but that of what its hours were spent on: in another report it has other hours; so has a group of a
 * timesheet report. An option of a question is
 * numbered within it.
 */
export const cacheKeys: KeyingConfig = {
  ...(import.meta.env.DEV && Object.fromEntries(embedded.split(' ').map((name) => [name, inside]))),
  Country: ({ code }) => String(code),
  EffortShare: inside,
  NotificationPreference: ({ kind }) => String(kind),
  Position: ({ deepLinkId }) => String(deepLinkId),
  QuestionOption: inside,
  ReportGroup: inside,
}

interface ChangedProfile {
  readonly id: string
  readonly jobPreferences?: { readonly jobTitle: string | null }
}

/** The shell shows a person's name and title: it asks again when the profile now says something else. */
const refreshUser = (cache: Cache, id: string, shown: Readonly<Record<string, string | null>>): void => {
  const isOutOfDate = Object.entries(shown).some(
    ([field, value]) => cache.resolve({ __typename: 'UserInfo', id }, field) !== value,
  )
  if (isOutOfDate) cache.invalidate('Query', 'viewer')
}

const savePersonalDetails: UpdateResolver<
  { savePersonalDetails: ChangedProfile },
  { input: { firstName: string; lastName: string } }
> = ({ savePersonalDetails: { id } }, { input }, cache) => {
  refreshUser(cache, id, { name: input.firstName.trim(), surname: input.lastName.trim() })
}

const saveJobPreferences: UpdateResolver<{ saveJobPreferences: ChangedProfile }> = (
  { saveJobPreferences: { id, jobPreferences } },
  _args,
  cache,
) => {
  if (jobPreferences !== undefined) refreshUser(cache, id, { title: jobPreferences.jobTitle })
}

/** What a mutation changes beyond what it answers with. */
export const cacheUpdates: UpdatesConfig = {
  Mutation: {
    markAllNotificationsRead: (_result, _args, cache) => {
      invalidateAll(cache, 'notifications')
      cache.invalidate('Query', 'viewer')
    },
    markNotificationRead: (_result, args, cache) => {
      cache.invalidate({ __typename: 'Notification', id: String(args.id) })
      cache.invalidate('Query', 'viewer')
    },
    requestJobTitle: (_result, _args, cache) => invalidateAll(cache, 'jobTitles'),
    requestSkill: (_result, _args, cache) => invalidateAll(cache, 'skills'),
    saveJobPreferences,
    savePersonalDetails,
    ...timesheetUpdates,
    ...trainingUpdates,
  },
}
