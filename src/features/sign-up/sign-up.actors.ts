import { fromPromise } from 'xstate'
import { SignUp_captchaDocument, SignUp_createDocument } from '#generated/features/sign-up/sign-up.ts'
import { signUp } from '#machines/sign-up/sign-up.machine.ts'
import { normalisePhone, normaliseUserName } from '#rules/credentials.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'
import type { Services } from '../shared/services/services.ts'

/**
 * Proves that a browser is at work, where the server asks for it: a puzzle that costs a machine time and a person nothing.
 *
 * @returns the solution for the server, or null when the server asks for none
 */
const solveCaptcha = async (client: Services['client']): Promise<string | null> => {
  const { challenge } = expectData(await (await client()).query(SignUp_captchaDocument, {}).toPromise()).captchaChallenge
  if (challenge === null) return null
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const puzzle = JSON.parse(challenge)
  const solution = await solveChallenge({ challenge: puzzle, deriveKey })
  return btoa(JSON.stringify({ challenge: puzzle, solution }))
}

/** Creating the account; the request key makes a repeated request one account. */
export const signUpFlow = defineFlow(signUp, ({ client, vault }) =>
  signUp.provide({
    actors: {
      createAccount: fromPromise(async ({ input: { form, requestKey } }) => {
        const input = {
          firstName: form.firstName.trim(),
          lastName: form.lastName.trim(),
          email: normaliseUserName(form.email),
          telephone: normalisePhone(form.telephone),
          password: vault.open(form.password),
          wayToKnow: form.wayToKnow,
          captchaToken: await solveCaptcha(client),
        }
        expectData(await (await client()).mutation(SignUp_createDocument, { input }, underKey(requestKey)).toPromise())
      }),
    },
  }),
)
