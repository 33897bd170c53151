import { accessActionsReasons } from './access-actions/access-actions.reasons.ts'
import { accessFormReasons } from './access-form/access-form.reasons.ts'
import { accessRequestReasons } from './access-request/access-request.reasons.ts'
import { accountRevealReasons } from './account-reveal/account-reveal.reasons.ts'
import { assessmentReasons } from './assessment/assessment.reasons.ts'
import { authorsSelectionReasons } from './authors-selection/authors-selection.reasons.ts'
import { catalogueFiltersReasons } from './catalogue-filters/catalogue-filters.reasons.ts'
import { codeVerificationReasons } from './code-verification/code-verification.reasons.ts'
import { commitmentApprovalReasons } from './commitment-approval/commitment-approval.reasons.ts'
import { courseActionsReasons } from './course-actions/course-actions.reasons.ts'
import { emailVerificationReasons } from './email-verification/email-verification.reasons.ts'
import { fileUploadReasons } from './file-upload/file-upload.reasons.ts'
import { lessonPlaceReasons } from './lesson-place/lesson-place.reasons.ts'
import { linkedInConnectReasons } from './linkedin-connect/linkedin-connect.reasons.ts'
import { loanFormReasons } from './loan-form/loan-form.reasons.ts'
import { loanRemovalReasons } from './loan-removal/loan-removal.reasons.ts'
import { loginReasons } from './login/login.reasons.ts'
import { logoutReasons } from './logout/logout.reasons.ts'
import { newNameReasons } from './new-name/new-name.reasons.ts'
import { notificationReadingReasons } from './notification-reading/notification-reading.reasons.ts'
import { operationReasons } from './outbox/operation.reasons.ts'
import { outboxReasons } from './outbox/outbox.reasons.ts'
import { outboxAdoptionReasons } from './outbox-adoption/outbox-adoption.reasons.ts'
import { passwordResetReasons } from './password-reset/password-reset.reasons.ts'
import { payRunConfirmationReasons } from './pay-run-confirmation/pay-run-confirmation.reasons.ts'
import { paymentMethodReasons } from './payment-method/payment-method.reasons.ts'
import { positionApplicationReasons } from './position-application/position-application.reasons.ts'
import { problemReportReasons } from './problem-report/problem-report.reasons.ts'
import { profileEntriesReasons } from './profile-entries/profile-entries.reasons.ts'
import { profileFormReasons } from './profile-form/profile-form.reasons.ts'
import { reLoginReasons } from './re-login/re-login.reasons.ts'
import type { Reasons } from './reasons.ts'
import { replayReasons } from './replay/replay.reasons.ts'
import { sessionReasons } from './session/session.reasons.ts'
import { sessionEndingReasons } from './session-ending/session-ending.reasons.ts'
import { settingsReasons } from './settings/settings.reasons.ts'
import { shellReasons } from './shell/shell.reasons.ts'
import { signUpReasons } from './sign-up/sign-up.reasons.ts'
import { snackbarsReasons } from './snackbars/snackbars.reasons.ts'
import { timesheetCopyReasons } from './timesheet-copy/timesheet-copy.reasons.ts'
import { timesheetEntryReasons } from './timesheet-entry/timesheet-entry.reasons.ts'
import { timesheetExportReasons } from './timesheet-export/timesheet-export.reasons.ts'
import { timesheetGridReasons } from './timesheet-grid/timesheet-grid.reasons.ts'
import { timesheetPinsReasons } from './timesheet-pins/timesheet-pins.reasons.ts'
import { timesheetReportExportReasons } from './timesheet-report-export/timesheet-report-export.reasons.ts'
import { tokenLoginReasons } from './token-login/token-login.reasons.ts'
import { verifyEmailReasons } from './verify-email/verify-email.reasons.ts'
import { wizardReasons } from './wizard/wizard.reasons.ts'

/** The sentences of every machine that has guards or disables something, by its id. */
export const reasonTable: ReadonlyMap<string, Reasons> = new Map(
  Object.entries<Reasons>({
    session: sessionReasons,
    snackbars: snackbarsReasons,
    shell: shellReasons,
    login: loginReasons,
    're-login': reLoginReasons,
    logout: logoutReasons,
    'sign-up': signUpReasons,
    'password-reset': passwordResetReasons,
    'verify-email': verifyEmailReasons,
    'email-verification': emailVerificationReasons,
    'token-login': tokenLoginReasons,
    'code-verification': codeVerificationReasons,
    'position-application': positionApplicationReasons,
    wizard: wizardReasons,
    'profile-form': profileFormReasons,
    'profile-entries': profileEntriesReasons,
    'file-upload': fileUploadReasons,
    'linkedin-connect': linkedInConnectReasons,
    'new-name': newNameReasons,
    'commitment-approval': commitmentApprovalReasons,
    'pay-run-confirmation': payRunConfirmationReasons,
    'notification-reading': notificationReadingReasons,
    'loan-form': loanFormReasons,
    'loan-removal': loanRemovalReasons,
    'access-form': accessFormReasons,
    'access-actions': accessActionsReasons,
    'authors-selection': authorsSelectionReasons,
    'payment-method': paymentMethodReasons,
    'catalogue-filters': catalogueFiltersReasons,
    'access-request': accessRequestReasons,
    'course-actions': courseActionsReasons,
    'lesson-place': lessonPlaceReasons,
    settings: settingsReasons,
    'session-ending': sessionEndingReasons,
    'problem-report': problemReportReasons,
    'timesheet-copy': timesheetCopyReasons,
    'timesheet-export': timesheetExportReasons,
    'timesheet-report-export': timesheetReportExportReasons,
    'timesheet-grid': timesheetGridReasons,
    outbox: outboxReasons,
    replay: replayReasons,
    operation: operationReasons,
    'outbox-adoption': outboxAdoptionReasons,
    'timesheet-entry': timesheetEntryReasons,
    'timesheet-pins': timesheetPinsReasons,
    assessment: assessmentReasons,
    'account-reveal': accountRevealReasons,
  }),
)
