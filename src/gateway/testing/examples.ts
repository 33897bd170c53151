import type { UserInfoAnswer } from '#contract/authentication.ts'
import type { AnswerOf } from '#contract/call.ts'
import { v1 } from '#contract/v1.ts'
import { answerPayment } from './payment-examples.ts'
import { answerProfile, nobody } from './profile-examples.ts'
import { answerTraining } from './training-examples.ts'
import type { V1Stub } from './v1-stub.ts'
import { answerWork } from './work-examples.ts'

export const memberId = '0b5e0c3a-6f0e-4b0e-9d53-0a5a5f1f7c11'

export const user: UserInfoAnswer = {
  id: memberId,
  isAuthenticated: true,
  userName: 'mara@demo.test',
  fullName: 'Mara Lindholm',
  avatar: null,
  title: 'Frontend Engineer',
  name: 'Mara',
  surname: 'Lindholm',
  lastSignInTime: '2026-03-02T08:15:00.000Z',
  roles: 'Teammember',
  email: 'mara@demo.test',
  emailVerified: true,
  phoneNumber: '+4670000000',
  creationDate: '2024-01-10T09:00:00.000Z',
  ipDetail: null,
}

const longText = 'Builds interfaces that people like to use. '.repeat(8)

/** A team member with everything that completeness asks for. */
export const completeMember: AnswerOf<typeof v1.teammember.getWithProfessional> = {
  Id: memberId,
  UserAccountsId: memberId,
  LinemanagerId: null,
  ...nobody,
  FirstName: 'Mara',
  LastName: 'Lindholm',
  FullName: 'Mara Lindholm',
  BirthDate: '1990-05-04T00:00:00',
  Email: 'mara@demo.test',
  Phone: '+4670000000',
  Nationality: 'Swedish',
  Country: 'Sweden',
  City: 'Umeå',
  StillStudying: null,
  PhotoUrl: '/files/mara.webp',
  CV: '/files/mara.pdf',
  Description: longText,
  LinkedIn: null,
  GitHub: null,
  WebSite: null,
  MemberSince: null,
  CareerHistoryDescription: longText,
  SpecificRoles: ['Frontend'],
  JobPreferences: [{ Id: '6a9a6d3e-2f2f-4a69-9a2c-5c1e9f1d2b10', WorkingPosition: 'Remote' }],
  Skills: [],
  LanguageSkills: [],
  Educations: [],
  PaymentMethodType: 0,
  UpdatedPaymentMethodDate: null,
  ProfessionalDetail: {
    Id: 'd3b0a6c2-94f5-4c57-8f6e-0a6b0b6a9d11',
    JobTitleId: null,
    Job: 'Engineer',
    JobRole: 'Frontend',
    ExperienceYear: '7',
    Personality: longText,
  },
  IsHiringmanager: false,
}

export const notifications: AnswerOf<typeof v1.notification.find> = {
  data: [
    {
      id: '44444444-4444-4444-8444-444444444444',
      Title: 'Welcome',
      Body: 'Your account is ready.',
      Link: '/notifications',
      CreatedAt: '2026-03-01T10:00:00.000Z',
      ReadAt: null,
    },
  ],
  totalCount: 12,
  unreadCount: 3,
}

const base64Url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An id token with the claims that the gateway reads; nobody but v1 looks at the signature. */
export const idToken = (claims: { sub?: string; email?: string; expiresIn?: number } = {}): string => {
  const exp = Math.floor(Date.now() / 1000) + (claims.expiresIn ?? 300)
  const payload = { sub: claims.sub ?? memberId, email: claims.email ?? user.email, exp }
  return `${base64Url({ alg: 'EdDSA' })}.${base64Url(payload)}.c2lnbmF0dXJl`
}

/** Makes every call answer well. */
export const answerEverything = (stub: V1Stub): void => {
  const session = () => ({ id_token: idToken(), refresh_token: 'refresh-2', user })
  const { authentication, teammember, notification, personalSettings, support } = v1
  stub.answer(authentication.login, session)
  stub.answer(authentication.loginWithCustomToken, session)
  stub.answer(authentication.loginWithGoogle, session)
  stub.answer(authentication.logout, () => null)
  stub.answer(authentication.getSessions, () => [
    {
      Id: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e01',
      Browser: 'Firefox on Linux',
      StartedAt: '2026-11-02T08:00:00.000Z',
      LastUsedAt: '2026-11-18T09:25:00.000Z',
      IsPresent: true,
    },
  ])
  stub.answer(authentication.endSession, () => null)
  stub.answer(authentication.endOtherSessions, () => null)
  stub.answer(authentication.refreshToken, () => ({ id_token: idToken(), refresh_token: 'refresh-2' }))
  stub.answer(authentication.getUserByEmail, () => user)
  stub.answer(authentication.sendVerificationEmail, () => null)
  stub.answer(authentication.validateVerificationEmail, () => null)
  stub.answer(authentication.sendUserDevice, () => null)
  stub.answer(authentication.removeUserDevice, () => null)
  stub.answer(authentication.sendResetPasswordLink, () => null)
  stub.answer(authentication.validateResetToken, () => ({ IsValid: true }))
  stub.answer(authentication.saveNewPassword, () => null)
  stub.answer(authentication.getTeammemberToken, () => 'one-use')
  stub.answer(teammember.signUp, () => ({ id: memberId }))
  stub.answer(teammember.captchaChallenge, () => ({ algorithm: 'SHA-256' }))
  stub.answer(teammember.getWithProfessional, () => completeMember)
  stub.answer(notification.find, () => notifications)
  stub.answer(notification.markRead, () => null)
  stub.answer(notification.markAllRead, () => null)
  const preference = { Kind: 'PayRun', Mail: true, Push: false } as const
  stub.answer(notification.preferences, () => ({ data: [preference], isMailSent: true, isPushSent: true }))
  stub.answer(notification.setPreference, () => preference)
  const settings = { Theme: 'Light', Density: null, WeekTarget: 32.5, TimerRounding: 'Up' } as const
  stub.answer(personalSettings.get, () => settings)
  stub.answer(personalSettings.change, () => settings)
  stub.answer(support.report, () => ({ id: '6a9a6d3e-2f2f-4a69-9a2c-5c1e9f1d2b11', ReportedOn: '2026-11-20T09:00:00.000Z' }))
  answerProfile(stub)
  answerWork(stub)
  answerPayment(stub)
  answerTraining(stub)
}
