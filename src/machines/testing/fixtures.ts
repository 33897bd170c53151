import type { Sealed } from '#rules/sealed.ts'
import { guestUser, type UserInfo } from '#rules/user-info.ts'
import type { Failure, FailureCode } from '../failure.ts'

/** Secrets as a path's events carry them: handles without a text behind them. */
export const someSecret: Sealed = { sealed: 'some-secret', length: 'acceptable' }
export const otherSecret: Sealed = { sealed: 'other-secret', length: 'acceptable' }
export const shortSecret: Sealed = { sealed: 'short-secret', length: 'short' }

export const somebody: UserInfo = {
  ...guestUser,
  id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a01',
  isAuthenticated: true,
  userName: 'member@demo.test',
  fullName: 'Mia Member',
  name: 'Mia',
  surname: 'Member',
  roles: 'Teammember',
  email: 'member@demo.test',
  emailVerified: true,
}

export const somebodyElse: UserInfo = {
  ...somebody,
  id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7a02',
  userName: 'lead@demo.test',
  fullName: 'Leo Lead',
  roles: 'Linemanager',
  email: 'lead@demo.test',
}

export const refusal = (message: string, code: FailureCode = 'UNAUTHENTICATED', field: string | null = null): Failure => ({
  kind: 'refused',
  code,
  message,
  field,
})

export const silence: Failure = { kind: 'unreachable' }

/** The server, or a part of the portal, failed. */
export const brokenServer: Failure = { kind: 'failed' }
