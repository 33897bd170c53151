import type { AnyStateMachine } from 'xstate'
import { accessActions } from './access-actions/access-actions.machine.ts'
import { accessFormFlow } from './access-form/access-form.machine.ts'
import { accessRequest } from './access-request/access-request.machine.ts'
import { accountReveal } from './account-reveal/account-reveal.machine.ts'
import { assessment } from './assessment/assessment.machine.ts'
import { attemptPlayback } from './attempt-playback/attempt-playback.machine.ts'
import { authorsSelection } from './authors-selection/authors-selection.machine.ts'
import { catalogueFilters } from './catalogue-filters/catalogue-filters.machine.ts'
import { codeVerification } from './code-verification/code-verification.machine.ts'
import { commitmentApproval } from './commitment-approval/commitment-approval.machine.ts'
import { connection } from './connection/connection.machine.ts'
import { courseActions } from './course-actions/course-actions.machine.ts'
import { emailVerification } from './email-verification/email-verification.machine.ts'
import { favoriteAssessments } from './favorite-assessments/favorite-assessments.machine.ts'
import { fileUpload } from './file-upload/file-upload.machine.ts'
import { flowExplorer } from './flow-explorer/flow-explorer.machine.ts'
import { leaveGuard } from './leave-guard/leave-guard.machine.ts'
import { lessonPlace } from './lesson-place/lesson-place.machine.ts'
import { linkedInConnect } from './linkedin-connect/linkedin-connect.machine.ts'
import { loanRequest } from './loan-form/loan-form.machine.ts'
import { loanRemoval } from './loan-removal/loan-removal.machine.ts'
import { login } from './login/login.machine.ts'
import { logout } from './logout/logout.machine.ts'
import { newName } from './new-name/new-name.machine.ts'
import { newerVersion } from './newer-version/newer-version.machine.ts'
import { notificationReading } from './notification-reading/notification-reading.machine.ts'
import { operationChart } from './outbox/operation.machine.ts'
import { outboxAdoption } from './outbox-adoption/outbox-adoption.machine.ts'
import { passwordReset } from './password-reset/password-reset.machine.ts'
import { payRunConfirmation } from './pay-run-confirmation/pay-run-confirmation.machine.ts'
import { payRunFiles } from './pay-run-files/pay-run-files.machine.ts'
import { paymentMethod } from './payment-method/payment-method.machine.ts'
import { outbox } from './portal-outbox.ts'
import { positionApplication } from './position-application/position-application.machine.ts'
import { problemReport } from './problem-report/problem-report.machine.ts'
import { profileEntries } from './profile-entries/profile-entries.machine.ts'
import { profileForm } from './profile-form/profile-form.machine.ts'
import { reLogin } from './re-login/re-login.machine.ts'
import { replay } from './replay/replay.machine.ts'
import { repositories } from './repositories/repositories.machine.ts'
import { session } from './session/session.machine.ts'
import { sessionEnding } from './session-ending/session-ending.machine.ts'
import { settings } from './settings/settings.machine.ts'
import { shell } from './shell/shell.machine.ts'
import { signUp } from './sign-up/sign-up.machine.ts'
import { snackbars } from './snackbars/snackbars.machine.ts'
import { timesheetCopy } from './timesheet-copy/timesheet-copy.machine.ts'
import { timesheetEntry } from './timesheet-entry/timesheet-entry.machine.ts'
import { timesheetExport } from './timesheet-export/timesheet-export.machine.ts'
import { timesheetGrid } from './timesheet-grid/timesheet-grid.machine.ts'
import { timesheetPins } from './timesheet-pins/timesheet-pins.machine.ts'
import { timesheetReportExport } from './timesheet-report-export/timesheet-report-export.machine.ts'
import { tokenLogin } from './token-login/token-login.machine.ts'
import { verifyEmail } from './verify-email/verify-email.machine.ts'
import { wizard } from './wizard/wizard.machine.ts'
import { workTimer } from './work-timer/work-timer.machine.ts'

/** Every machine of the portal: the property tests, the generated paths and the diagrams walk this list. */
export const registry: ReadonlyArray<{ readonly machine: AnyStateMachine }> = [
  { machine: session },
  { machine: snackbars },
  { machine: shell },
  { machine: connection },
  { machine: newerVersion },
  { machine: login },
  { machine: reLogin },
  { machine: logout },
  { machine: signUp },
  { machine: passwordReset },
  { machine: verifyEmail },
  { machine: emailVerification },
  { machine: tokenLogin },
  { machine: codeVerification },
  { machine: positionApplication },
  { machine: wizard },
  { machine: profileForm },
  { machine: profileEntries },
  { machine: leaveGuard },
  { machine: fileUpload },
  { machine: linkedInConnect },
  { machine: newName },
  { machine: commitmentApproval },
  { machine: payRunConfirmation },
  { machine: payRunFiles },
  { machine: notificationReading },
  { machine: loanRequest },
  { machine: loanRemoval },
  { machine: accessFormFlow },
  { machine: accessActions },
  { machine: authorsSelection },
  { machine: paymentMethod },
  { machine: accountReveal },
  { machine: catalogueFilters },
  { machine: favoriteAssessments },
  { machine: accessRequest },
  { machine: courseActions },
  { machine: lessonPlace },
  { machine: workTimer },
  { machine: settings },
  { machine: sessionEnding },
  { machine: problemReport },
  { machine: repositories },
  { machine: timesheetCopy },
  { machine: timesheetExport },
  { machine: timesheetReportExport },
  { machine: timesheetGrid },
  { machine: outbox },
  { machine: operationChart },
  { machine: outboxAdoption },
  { machine: timesheetEntry },
  { machine: timesheetPins },
  { machine: assessment },
  { machine: attemptPlayback },
  { machine: flowExplorer },
  { machine: replay },
]
