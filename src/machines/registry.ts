import type { AnyStateMachine } from 'xstate'
import { emailVerification } from './email-verification/email-verification.machine.ts'
import { login } from './login/login.machine.ts'
import { passwordReset } from './password-reset/password-reset.machine.ts'
import { reLogin } from './re-login/re-login.machine.ts'
import { session } from './session/session.machine.ts'
import { shell } from './shell/shell.machine.ts'
import { signUp } from './sign-up/sign-up.machine.ts'
import { snackbars } from './snackbars/snackbars.machine.ts'
import { tokenLogin } from './token-login/token-login.machine.ts'
import { verifyEmail } from './verify-email/verify-email.machine.ts'

/** Every machine of the portal: the property tests, the generated paths and the diagrams walk this list. */
export const registry: ReadonlyArray<{ readonly machine: AnyStateMachine }> = [
  { machine: session },
  { machine: snackbars },
  { machine: shell },
  { machine: login },
  { machine: reLogin },
  { machine: signUp },
  { machine: passwordReset },
  { machine: verifyEmail },
  { machine: emailVerification },
  { machine: tokenLogin },
]
