/**
 * Every text that the specification or the decisions give letter for letter, misspellings included.
 * Machines, screens and the service read them here, so that a text exists once.
 */
export const messages = {
  required: 'Required.',
  emailInvalid: 'E-mail must be valid.',
  phoneInvalid: 'Phone number must be valid.',
  passwordLength: 'Use 8 to 128 characters.',
  passwordsDiffer: 'Passwords do not match.',
  genericError: 'An error has occurred!',
  wrongCredentials: 'Wrong Email or Password',
  signUpConflict: 'User with this email address/phone number already exists, please login!',
  notTeamMember: 'Your account is not a teammember account',
  activeCommitmentNeeded: 'You need an active commitment to see this page.',
  emailVerified: 'Your email address is verified successfully.',
  linkInvalid: 'This link is invalid or has expired.',
  emailNotVerified:
    "Your email address hasn't been verified, please click on the verification link you have received in your email",
  verificationMailSent: 'Verification email has been sent.',
  resetLinkSent: 'Reset Password link has been sent to your email successfully.',
  resetTokenInvalid: 'There is an error on Validating Token',
  passwordChanged: 'Your password has been changed successfully.',
  reLoginNeeded: 'You must be logged in again because you are logged out',
  reLoginDone: 'Login was successful. You can continue. You may need to refresh the page',
  profileLoadFailed: 'There is some error to get your team member inforamtion!',
  pleaseLogin: 'Please login!',
  noNotifications: 'You have no notifications.',
  comingSoon: 'Coming soon',
  draftsNotKept: 'This device cannot keep drafts now. What you type stays only while this page is open.',
  draftOpenElsewhere: 'This form is open in another tab. What you type here is not kept on this device.',
  newerVersion: 'A newer version of the portal was used on this device. Please load the page again.',
} as const
