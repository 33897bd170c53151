import { describe, expect, it } from 'vitest'
import type { Sealed } from './sealed.ts'
import { sealedNothing } from './sealed.ts'
import { isSignUpAcceptable, passwordError, type SignUpForm, signUpFieldError, signUpFields, welcomeSteps } from './sign-up.ts'

const secret = (length: Sealed['length'], sealed: string = length): Sealed => ({ sealed, length })

const good: SignUpForm = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@demo.test',
  telephone: '+46 70 100 00 01',
  password: secret('acceptable'),
  weakness: null,
  repassword: secret('acceptable'),
  wayToKnow: null,
}

describe('sign-up', () => {
  it('takes a filled form, with and without a way to know', () => {
    for (const field of signUpFields) expect(signUpFieldError(good, field)).toBeNull()
    expect(isSignUpAcceptable(good)).toBe(true)
    expect(isSignUpAcceptable({ ...good, wayToKnow: 'Referral' })).toBe(true)
  })

  it('judges every field of the form that is required', () => {
    expect([...signUpFields].sort()).toEqual(['email', 'firstName', 'lastName', 'password', 'repassword', 'telephone'])
  })

  it.each([
    ['firstName', '', 'Required.'],
    ['firstName', ' \t', 'Required.'],
    ['lastName', '', 'Required.'],
    ['lastName', '\u00a0', 'Required.'],
    ['email', '', 'Required.'],
    ['email', '  ', 'Required.'],
    ['email', 'nora', 'E-mail must be valid.'],
    ['email', 'nora@demo', 'E-mail must be valid.'],
    ['email', 'nora n@demo.test', 'E-mail must be valid.'],
    ['email', 'nora@demo..test', 'E-mail must be valid.'],
    ['telephone', '', 'Required.'],
    ['telephone', '12345', 'Phone number must be valid.'],
    ['telephone', '123456', 'Phone number must be valid.'],
    ['telephone', '+1234567890123456', 'Phone number must be valid.'],
    ['telephone', 'call me', 'Phone number must be valid.'],
    ['password', sealedNothing, 'Required.'],
    ['password', secret('short'), 'Use 8 to 128 characters.'],
    ['password', secret('long'), 'Use 8 to 128 characters.'],
    ['repassword', sealedNothing, 'Required.'],
    ['repassword', secret('acceptable', 'other'), 'Passwords do not match.'],
  ] as const)('%s %j: %s', (field, value, text) => {
    const form: SignUpForm = { ...good, [field]: value }
    expect(signUpFieldError(form, field)).toBe(text)
    expect(isSignUpAcceptable(form)).toBe(false)
  })

  it('takes an e-mail with space around it', () => {
    expect(signUpFieldError({ ...good, email: ' nora@demo.test ' }, 'email')).toBeNull()
  })

  it('finds nothing wrong with an acceptable password', () => {
    expect(passwordError(secret('acceptable'), null)).toBeNull()
  })

  it.each([
    ['common', 'This password is one of the first to be guessed. Please choose another one.'],
    ['personal', 'A password must not contain your name or your e-mail.'],
  ] as const)('refuses a %s password', (weakness, text) => {
    expect(signUpFieldError({ ...good, weakness }, 'password')).toBe(text)
    expect(isSignUpAcceptable({ ...good, weakness })).toBe(false)
  })

  it('names the steps that follow', () => {
    expect(welcomeSteps.map((step) => step.toLowerCase())).toEqual([
      'create account',
      'verify e-mail',
      'complete profile',
      'upload cv',
    ])
  })
})
