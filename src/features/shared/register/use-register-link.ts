import { useSearchParams } from 'react-router-dom'
import { withQuery } from '#rules/access.ts'
import { linkTo, safeReturnUrl } from '#rules/paths.ts'

/**
 * Links between the pages before the login, which keep where the person wanted to go.
 *
 * @returns a function that gives the address of a register page
 */
export const useRegisterLink = (): ((name: 'Login' | 'Signup' | 'ResetPassword') => string) => {
  const [query] = useSearchParams()
  const returnUrl = safeReturnUrl(query.get('returnUrl'))
  return (name) => (returnUrl === null ? linkTo(name) : withQuery(linkTo(name), { returnUrl }))
}
