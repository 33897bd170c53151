import { fromPromise } from 'xstate'
import { SignUp_captchaDocument, SignUp_createDocument } from '#generated/features/sign-up/sign-up.ts'
import { signUp } from '#machines/sign-up/sign-up.machine.ts'
import { normalisePhone, normaliseUserName } from '#rules/credentials.ts'
import { sealedNothing } from '#rules/sealed.ts'
import { throttled } from '../shared/files/throttled.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { prepareNewPassword } from '../shared/secrets/new-password.ts'
import { expectData, underKey } from '../shared/services/expect-data.ts'

/**
 * Solving the server's puzzle while the person types, and creating the account; the request key makes a repeated request one account. Where
 * the server asks for no puzzle, the solution is nothing.
 */
export const signUpFlow = defineFlow(signUp, ({ client, flows, vault }) => {
  void prepareNewPassword()
  return signUp.provide({
    actors: {
      solveCheck: fromPromise(async ({ signal }) => {
        // A puzzle can be spent once, so none that the client knows already will do.
        const asked = (await client()).query(SignUp_captchaDocument, {}, { requestPolicy: 'network-only' })
        const { challenge } = expectData(await asked.toPromise()).captchaChallenge
        if (challenge === null) return { solution: sealedNothing }
        const { solvePuzzle } = await import('./puzzle.ts')
        const tell = throttled((share) => flows.peek(signUp.id)?.send({ type: 'progress.told', share }))
        return { solution: vault.seal(await solvePuzzle(challenge, tell, signal)) }
      }),
      createAccount: fromPromise(async ({ input: { form, solution, requestKey } }) => {
        const input = {
          firstName: form.firstName.trim(),
          lastName: form.lastName.trim(),
          email: normaliseUserName(form.email),
          telephone: normalisePhone(form.telephone),
          password: vault.open(form.password),
          wayToKnow: form.wayToKnow,
          captchaToken: vault.open(solution) || null,
        }
        expectData(await (await client()).mutation(SignUp_createDocument, { input }, underKey(requestKey)).toPromise())
      }),
    },
  })
})
