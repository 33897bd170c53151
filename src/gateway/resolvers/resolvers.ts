import type { Resolvers } from '../generated/resolver-types.ts'
import { accessMutations, accessQueries } from './access.ts'
import { auditQueries } from './audit.ts'
import { authorMutations, authorQueries } from './author.ts'
import { commitmentMutations, commitmentQueries } from './commitment.ts'
import { contactMutations } from './contact.ts'
import { dashboardFields, dashboardQueries } from './dashboard.ts'
import { linkedInMutations } from './linkedin.ts'
import { loanMutations, loanQueries } from './loan.ts'
import { locationQueries } from './location.ts'
import { notificationMutations, notificationQueries, notificationSubscriptions } from './notification.ts'
import { payRunMutations, payRunQueries } from './pay-run.ts'
import { paymentMutations, paymentQueries } from './payment-method.ts'
import { personalSettingsMutations, personalSettingsQueries } from './personal-settings.ts'
import { positionMutations, positionQueries } from './position.ts'
import { profileFields, profileMutations, profileQueries } from './profile.ts'
import { repositoryQueries } from './repository.ts'
import { dateScalar } from './scalars.ts'
import { sessionMutations, sessionQueries } from './session.ts'
import { signUpMutations, signUpQueries } from './sign-up.ts'
import { supportMutations } from './support.ts'
import { timesheetMutations, timesheetQueries } from './timesheet.ts'
import { timesheetReportQueries } from './timesheet-report.ts'
import { courseFields, trainingMutations, trainingQueries } from './training.ts'
import { viewerQueries } from './viewer.ts'

/** Every field that needs a resolver; a field of the schema without one does not compile. */
export const resolvers: Resolvers = {
  Query: {
    ...viewerQueries,
    ...sessionQueries,
    ...signUpQueries,
    ...notificationQueries,
    ...personalSettingsQueries,
    ...profileQueries,
    ...locationQueries,
    ...positionQueries,
    ...commitmentQueries,
    ...timesheetQueries,
    ...dashboardQueries,
    ...auditQueries,
    ...repositoryQueries,
    ...payRunQueries,
    ...loanQueries,
    ...accessQueries,
    ...authorQueries,
    ...timesheetReportQueries,
    ...paymentQueries,
    ...trainingQueries,
  },
  Mutation: {
    ...sessionMutations,
    ...signUpMutations,
    ...notificationMutations,
    ...personalSettingsMutations,
    ...profileMutations,
    ...contactMutations,
    ...linkedInMutations,
    ...positionMutations,
    ...commitmentMutations,
    ...timesheetMutations,
    ...payRunMutations,
    ...loanMutations,
    ...accessMutations,
    ...authorMutations,
    ...paymentMutations,
    ...trainingMutations,
    ...supportMutations,
  },
  Subscription: notificationSubscriptions,
  Profile: profileFields,
  Course: courseFields,
  Dashboard: dashboardFields,
  Date: dateScalar,
}
