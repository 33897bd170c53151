import type { v1 } from '#contract/v1.ts'
import { auditHandlers } from './audit/routes.ts'
import { authenticationHandlers } from './authentication/routes.ts'
import { authorHandlers } from './author/routes.ts'
import { commitmentHandlers } from './commitment/routes.ts'
import { contactHandlers } from './contact/routes.ts'
import type { IncomingFile } from './file/receive.ts'
import { fileHandlers } from './file/routes.ts'
import type { Caller, Commit, Handlers, Service } from './handler.ts'
import { leaveHandlers } from './leave/routes.ts'
import { linkedInHandlers } from './linkedin/routes.ts'
import { loanHandlers } from './loan/routes.ts'
import { locationHandlers } from './location/routes.ts'
import { notificationHandlers } from './notification/routes.ts'
import { payRunHandlers } from './pay-run/routes.ts'
import { paymentMethodHandlers } from './payment-method/routes.ts'
import { peopleHandlers } from './people/routes.ts'
import { personalSettingsHandlers } from './personal-settings/routes.ts'
import { positionHandlers } from './position/routes.ts'
import { profileHandlers } from './profile/routes.ts'
import { effortCatalogueHandlers, epicHandlers, projectHandlers } from './project/routes.ts'
import type { RegisteredCall } from './register-calls.ts'
import { reportHandlers } from './report/routes.ts'
import { repositoryHandlers } from './repository/routes.ts'
import { supportHandlers } from './support/routes.ts'
import { teammemberHandlers } from './teammember/routes.ts'
import { timesheetHandlers } from './timesheet/routes.ts'
import { toolAccessHandlers } from './tool-access/routes.ts'
import { trainingHandlers } from './training/routes.ts'

type AllHandlers = { readonly [Domain in keyof typeof v1]: Handlers<(typeof v1)[Domain]> }

/** The handlers of every domain of the contract. */
export const createHandlers = (service: Service): AllHandlers => ({
  authentication: authenticationHandlers(service),
  teammember: teammemberHandlers(service),
  notification: notificationHandlers(service),
  personalSettings: personalSettingsHandlers(service),
  profile: profileHandlers(service),
  people: peopleHandlers(service),
  contact: contactHandlers(service),
  position: positionHandlers(service),
  location: locationHandlers(service),
  file: fileHandlers(service),
  linkedIn: linkedInHandlers(service),
  commitment: commitmentHandlers(service),
  project: projectHandlers(service),
  epic: epicHandlers(service),
  effortCatalogue: effortCatalogueHandlers(service),
  timesheet: timesheetHandlers(service),
  leave: leaveHandlers(service),
  report: reportHandlers(service),
  repository: repositoryHandlers(service),
  payRun: payRunHandlers(service),
  audit: auditHandlers(service),
  paymentMethod: paymentMethodHandlers(service),
  loan: loanHandlers(service),
  access: toolAccessHandlers(service),
  author: authorHandlers(service),
  training: trainingHandlers(service),
  support: supportHandlers(service),
})

/** A handler seen without its call's types; the contract's validation has checked what they say. */
type AnyHandler = (incoming: {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly caller: Caller | null
  readonly refreshToken: string | null
  readonly host: string | null
  readonly address: string
  readonly device: string | null
  readonly proof: string | null
  readonly userAgent: string | null
  readonly now: Date
  readonly commit: Commit
  readonly file: IncomingFile
}) => Promise<unknown>

/** @throws Error for a call that nobody handles */
export const findHandler = (handlers: AllHandlers, { domain, name }: RegisteredCall): AnyHandler => {
  const table = handlers as unknown as Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>
  const handler = table[domain]?.[name]
  if (handler === undefined) throw new Error(`No handler for ${domain}.${name}`)
  return handler
}
