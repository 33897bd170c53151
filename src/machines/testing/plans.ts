import { accessActionsPlan } from '../access-actions/access-actions.paths.ts'
import { accessFormPlan } from '../access-form/access-form.paths.ts'
import { accessRequestPlan } from '../access-request/access-request.paths.ts'
import { accountRevealPlan } from '../account-reveal/account-reveal.paths.ts'
import { assessmentPlan } from '../assessment/assessment.paths.ts'
import { attemptPlaybackPlan } from '../attempt-playback/attempt-playback.paths.ts'
import { authorsSelectionPlan } from '../authors-selection/authors-selection.paths.ts'
import { catalogueFiltersPlan } from '../catalogue-filters/catalogue-filters.paths.ts'
import { codeVerificationPlan } from '../code-verification/code-verification.paths.ts'
import { commitmentApprovalPlan } from '../commitment-approval/commitment-approval.paths.ts'
import { connectionPlan } from '../connection/connection.paths.ts'
import { courseActionsPlan } from '../course-actions/course-actions.paths.ts'
import { emailVerificationPlan } from '../email-verification/email-verification.paths.ts'
import { favoriteAssessmentsPlan } from '../favorite-assessments/favorite-assessments.paths.ts'
import { fileUploadPlan } from '../file-upload/file-upload.paths.ts'
import { flowExplorerPlan } from '../flow-explorer/flow-explorer.paths.ts'
import { leaveGuardPlan } from '../leave-guard/leave-guard.paths.ts'
import { lessonPlacePlan } from '../lesson-place/lesson-place.paths.ts'
import { linkedInConnectPlan } from '../linkedin-connect/linkedin-connect.paths.ts'
import { loanFormPlan } from '../loan-form/loan-form.paths.ts'
import { loanRemovalPlan } from '../loan-removal/loan-removal.paths.ts'
import { loginPlan } from '../login/login.paths.ts'
import { logoutPlan } from '../logout/logout.paths.ts'
import { newEpicPlan, newSkillPlan } from '../new-name/new-name.paths.ts'
import { newerVersionPlan } from '../newer-version/newer-version.paths.ts'
import { notificationReadingPlan } from '../notification-reading/notification-reading.paths.ts'
import { operationPlan } from '../outbox/operation.paths.ts'
import { outboxPlan } from '../outbox/outbox.paths.ts'
import { outboxAdoptionPlan } from '../outbox-adoption/outbox-adoption.paths.ts'
import { passwordResetPlan } from '../password-reset/password-reset.paths.ts'
import { payRunConfirmationPlan } from '../pay-run-confirmation/pay-run-confirmation.paths.ts'
import { payRunFilesPlan } from '../pay-run-files/pay-run-files.paths.ts'
import { paymentMethodPlan } from '../payment-method/payment-method.paths.ts'
import { positionApplicationPlan } from '../position-application/position-application.paths.ts'
import { problemReportPlan } from '../problem-report/problem-report.paths.ts'
import { profileEntriesPlan } from '../profile-entries/profile-entries.paths.ts'
import { profileFormPlan } from '../profile-form/profile-form.paths.ts'
import { reLoginPlan } from '../re-login/re-login.paths.ts'
import { replayPlan } from '../replay/replay.paths.ts'
import { repositoriesPlan } from '../repositories/repositories.paths.ts'
import { sessionPlan } from '../session/session.paths.ts'
import { sessionEndingPlan } from '../session-ending/session-ending.paths.ts'
import { settingsPlan } from '../settings/settings.paths.ts'
import { shellPlan } from '../shell/shell.paths.ts'
import { signUpPlan } from '../sign-up/sign-up.paths.ts'
import { snackbarsPlan } from '../snackbars/snackbars.paths.ts'
import { timesheetCopyPlan } from '../timesheet-copy/timesheet-copy.paths.ts'
import { timesheetEntryPlan } from '../timesheet-entry/timesheet-entry.paths.ts'
import { timesheetExportPlan } from '../timesheet-export/timesheet-export.paths.ts'
import { timesheetGridPlan } from '../timesheet-grid/timesheet-grid.paths.ts'
import { timesheetPinsPlan } from '../timesheet-pins/timesheet-pins.paths.ts'
import { timesheetReportExportPlan } from '../timesheet-report-export/timesheet-report-export.paths.ts'
import { tokenLoginPlan } from '../token-login/token-login.paths.ts'
import { verifyEmailPlan } from '../verify-email/verify-email.paths.ts'
import { wizardPlan } from '../wizard/wizard.paths.ts'
import { workTimerPlan } from '../work-timer/work-timer.paths.ts'
import type { PathPlan } from './path-plan.ts'

/** The path plans of every machine. */
export const plans: readonly PathPlan[] = [
  sessionPlan,
  snackbarsPlan,
  settingsPlan,
  sessionEndingPlan,
  problemReportPlan,
  shellPlan,
  connectionPlan,
  newerVersionPlan,
  loginPlan,
  reLoginPlan,
  signUpPlan,
  passwordResetPlan,
  verifyEmailPlan,
  logoutPlan,
  emailVerificationPlan,
  tokenLoginPlan,
  codeVerificationPlan,
  positionApplicationPlan,
  wizardPlan,
  profileFormPlan,
  profileEntriesPlan,
  leaveGuardPlan,
  fileUploadPlan,
  linkedInConnectPlan,
  newSkillPlan,
  newEpicPlan,
  commitmentApprovalPlan,
  payRunConfirmationPlan,
  payRunFilesPlan,
  loanFormPlan,
  loanRemovalPlan,
  accessFormPlan,
  accessActionsPlan,
  authorsSelectionPlan,
  notificationReadingPlan,
  paymentMethodPlan,
  accountRevealPlan,
  catalogueFiltersPlan,
  favoriteAssessmentsPlan,
  accessRequestPlan,
  courseActionsPlan,
  lessonPlacePlan,
  workTimerPlan,
  repositoriesPlan,
  timesheetCopyPlan,
  timesheetExportPlan,
  timesheetReportExportPlan,
  timesheetGridPlan,
  outboxPlan,
  operationPlan,
  outboxAdoptionPlan,
  timesheetEntryPlan,
  timesheetPinsPlan,
  assessmentPlan,
  attemptPlaybackPlan,
  flowExplorerPlan,
  replayPlan,
]
