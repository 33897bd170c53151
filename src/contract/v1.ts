import { accessCalls } from './access.ts'
import { auditCalls } from './audit.ts'
import { authenticationCalls } from './authentication.ts'
import { authorCalls } from './author.ts'
import type { CallShape } from './call.ts'
import { commitmentCalls } from './commitment.ts'
import { contactCalls } from './contact.ts'
import { fileCalls } from './file.ts'
import { linkedInCalls } from './linkedin.ts'
import { loanCalls } from './loan.ts'
import { locationCalls } from './location.ts'
import { notificationCalls } from './notification.ts'
import { payRunCalls } from './pay-run.ts'
import { paymentMethodCalls } from './payment-method.ts'
import { peopleCalls } from './people.ts'
import { personalSettingsCalls } from './personal-settings.ts'
import { positionCalls } from './position.ts'
import { profileCalls } from './profile.ts'
import { effortCatalogueCalls, epicCalls, projectCalls } from './project.ts'
import { reportCalls } from './report.ts'
import { repositoryCalls } from './repository.ts'
import { supportCalls } from './support.ts'
import { teammemberCalls } from './teammember.ts'
import { leaveCalls, timesheetCalls } from './timesheet.ts'
import { trainingCalls } from './training.ts'

/** Every v1 call, by domain. Adding a domain file here makes it validated, documented, callable and tested for ownership. */
export const v1 = {
  authentication: authenticationCalls,
  teammember: teammemberCalls,
  notification: notificationCalls,
  personalSettings: personalSettingsCalls,
  contact: contactCalls,
  position: positionCalls,
  location: locationCalls,
  file: fileCalls,
  linkedIn: linkedInCalls,
  profile: profileCalls,
  people: peopleCalls,
  commitment: commitmentCalls,
  project: projectCalls,
  epic: epicCalls,
  effortCatalogue: effortCatalogueCalls,
  timesheet: timesheetCalls,
  leave: leaveCalls,
  report: reportCalls,
  repository: repositoryCalls,
  payRun: payRunCalls,
  audit: auditCalls,
  paymentMethod: paymentMethodCalls,
  loan: loanCalls,
  access: accessCalls,
  author: authorCalls,
  training: trainingCalls,
  support: supportCalls,
} as const

/** The contract as a flat list, for whoever walks all of it (the service's routes, OpenAPI, the ownership tests). */
export const allCalls: ReadonlyArray<{ readonly domain: string; readonly name: string; readonly call: CallShape }> =
  Object.entries(v1).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ domain, name, call: call as CallShape })),
  )
