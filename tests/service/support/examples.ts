import { type BodyOf, type CallShape, naming } from '../../../src/contract/call.ts'
import type { v1 } from '../../../src/contract/v1.ts'
import { nobody } from '../../../src/gateway/testing/profile-examples.ts'
import { seedId } from '../../../src/service/db/seed/ids.ts'
import { demoPassword } from '../../../src/service/db/seed/people.ts'
import {
  sampleAccessId,
  sampleAuthor,
  sampleLeaveDay,
  sampleLeaveId,
  sampleLoanId,
  sampleRecordId,
  sampleSessionId,
} from './samples.ts'

/** How a call is made for the tests that walk the whole contract. */
export interface Example<C extends CallShape = CallShape> {
  /** What somebody who may make the call gets for it. */
  readonly status: number
  readonly body?: BodyOf<C>
}

type Examples = {
  readonly [Domain in keyof typeof v1]: {
    readonly [Name in keyof (typeof v1)[Domain]]: (typeof v1)[Domain][Name] extends CallShape
      ? Example<(typeof v1)[Domain][Name]>
      : never
  }
}

const callback = (page: string): string => `https://portal.test/register/${page}`
const takenPerson = {
  FirstName: 'Maya',
  LastName: 'Rahimi',
  Email: 'member@demo.test',
  Telephone: '+61400000002',
  Password: demoPassword,
}

const today = `${new Date().toISOString().slice(0, 10)}T00:00:00`
const sampleLeaveDate = `${sampleLeaveDay}T00:00:00`

const personalDetail = {
  ...nobody,
  FirstName: 'Maya',
  LastName: 'Rahimi',
  BirthDate: '1990-04-17T00:00:00',
  Mobile: '+61 400 222 333',
  Nationality: 'Australia',
  Country: 'Australia',
  City: 'Melbourne',
  MaritalStatus: 'Married',
}

/** What a loan can be requested against. */
const salariedCommitment = (person: string): string => seedId(`${person}/commitment/${person === 'lead' ? 'delivery' : 'atlas'}`)

const loanBody = {
  CommitmentId: salariedCommitment('member'),
  Amount: 1200,
  Installment: 5,
  ProposedPaymentDate: today,
  Description: 'A new bicycle',
}

const assessmentPlace = { AssessmentId: seedId('nothing') }

/** One example a call; a call without one does not compile. */
export const examples: Examples = {
  authentication: {
    login: { status: 200, body: { UserName: 'member@demo.test', Password: demoPassword } },
    loginWithCustomToken: { status: 401, body: { Token: 'A'.repeat(64) } },
    loginWithGoogle: { status: 501, body: { OAuthAccessToken: 'token' } },
    logout: { status: 200 },
    refreshToken: { status: 200 },
    getUserByEmail: { status: 200 },
    sendVerificationEmail: { status: 200, body: { CallbackUrl: callback('verify-email') } },
    validateVerificationEmail: { status: 410, body: { Token: 'A'.repeat(64) } },
    sendUserDevice: {
      status: 200,
      body: { FirebaseToken: '{"endpoint":"https://push.example.org/1"}', DeviceType: 'web', Model: 'Test' },
    },
    removeUserDevice: { status: 200, body: { FirebaseToken: '{"endpoint":"https://push.example.org/1"}' } },
    sendResetPasswordLink: { status: 200, body: { Email: 'member@demo.test', CallbackUrl: callback('reset-password') } },
    validateResetToken: { status: 200, body: { Token: 'A'.repeat(64) } },
    saveNewPassword: { status: 410, body: { Password: 'Another-1-password', Token: 'A'.repeat(64) } },
    confirmPassword: { status: 200, body: { Password: demoPassword } },
    getSessions: { status: 200 },
    endSession: { status: 200, body: { Password: demoPassword } },
    endOtherSessions: { status: 200, body: { Password: demoPassword } },
    getTeammemberToken: { status: 200 },
  },
  teammember: {
    signUp: { status: 409, body: takenPerson },
    create: { status: 409, body: takenPerson },
    verifyCaptcha: { status: 200, body: { captchaToken: 'token' } },
    captchaChallenge: { status: 200 },
    getWithProfessional: { status: 200 },
  },
  notification: {
    find: { status: 200, body: { PageNumber: 1, PageSize: 10 } },
    markRead: { status: 200 },
    markAllRead: { status: 200 },
    preferences: { status: 200 },
    setPreference: { status: 200, body: { Kind: 'PayRun', Channel: 'Push', IsOn: false } },
  },
  support: { report: { status: 200, body: { Report: '{"format":1}' } } },
  personalSettings: {
    get: { status: 200 },
    change: { status: 200, body: { Theme: 'Light' } },
  },
  profile: {
    getPersonalDetails: { status: 200 },
    savePersonalDetail: { status: 200, body: personalDetail },
    getRoleAndTitles: { status: 200 },
    saveRoleAndTitle: {
      status: 200,
      body: { JobTitleId: seedId('job-title/Data Engineer'), SpecificRoles: ['Data and analytics'], ExperienceYear: '9' },
    },
    saveJobPreference: { status: 200, body: { WorkingPosition: 'Hybrid' } },
    removeJobPreference: { status: 200 },
    getEducations: { status: 200 },
    saveEducation: {
      status: 200,
      body: {
        Degree: 'Doctorate',
        FieldOfStudy: 'Mathematics',
        Institute: 'University of Leeds',
        StartDate: '2010-10-01T00:00:00',
        EndDate: '2014-07-31T00:00:00',
        StillStudying: false,
      },
    },
    removeEducation: { status: 200 },
    getCertificates: { status: 200 },
    saveCertificate: {
      status: 200,
      body: {
        Name: 'Certified administrator',
        Issuer: 'Administrators Guild',
        IssueDate: '2020-02-29T00:00:00',
        ExpireDate: '2030-02-28T00:00:00',
        CredentialUrl: 'https://credentials.example.org/1',
      },
    },
    removeCertificate: { status: 200 },
    getLanguageSkills: { status: 200 },
    saveLanguageSkill: { status: 200, body: { Language: 'Portuguese', Level: 'Basic' } },
    removeLanguageSkill: { status: 200 },
    getSkills: { status: 200 },
    getTeamMemberSkills: { status: 200 },
    saveSkill: { status: 200, body: { SkillId: seedId('skill/Rust') } },
    removeSkill: { status: 200 },
    requestSkill: { status: 200 },
    requestJobTitle: { status: 200 },
    getExperienceDetail: { status: 200 },
    saveExperienceDetail: { status: 200, body: { CareerHistoryDescription: '<p>It began with a modem.</p>', Items: [] } },
    removeExperience: { status: 200 },
    getProfileDetail: { status: 200 },
    saveProfileDetail: {
      status: 200,
      body: {
        LinkedIn: 'https://www.linkedin.com/in/somebody',
        GitHub: 'https://github.com/somebody',
        WebSite: null,
        Description: '<p>A bio.</p>',
        Personality: '<p>Calm.</p>',
      },
    },
  },
  people: {
    list: { status: 200, body: {} },
    getById: { status: 200 },
    getByUid: { status: 200 },
    getSummary: { status: 200 },
    getByEmail: { status: 200 },
    getActive: { status: 200 },
  },
  contact: {
    getContact: { status: 200 },
    saveAddress: { status: 200, body: { Country: 'Portugal', City: 'Porto', Street: 'Rua das Flores 1', PostCode: '4050-262' } },
    removeAddress: { status: 200 },
    setDefaultAddress: { status: 200 },
    sendAddressCode: { status: 200 },
    verifyAddress: { status: 409, body: { verificationCode: '123456' } },
    savePhone: { status: 200, body: { Number: '+61 400 111 222' } },
    removePhone: { status: 200 },
    setDefaultPhone: { status: 200 },
    sendPhoneCode: { status: 200 },
    verifyPhone: { status: 409, body: { verificationCode: '123456' } },
  },
  position: {
    getPosition: { status: 200 },
    apply: { status: 200, body: { deepLinkId: 'senior-engineer', PositionId: seedId('position/senior-engineer') } },
  },
  location: {
    getCountries: { status: 200 },
    getCities: { status: 200 },
    getByIp: { status: 200 },
  },
  // Without a file; tests/service/files.test.ts sends some.
  file: {
    uploadProfileCv: { status: 400 },
    uploadProfilePhoto: { status: 400 },
    uploadCertificateCv: { status: 400 },
    uploadSkillCv: { status: 400 },
    downloadProfileCv: { status: 404 },
    downloadCertificateCv: { status: 404 },
    downloadSkillCv: { status: 404 },
    getPhoto: { status: 404 },
    getTrainingImage: { status: 404 },
    removeCv: { status: 200 },
    removeCertificateCv: { status: 200 },
    removeSkillCv: { status: 200 },
  },
  linkedIn: {
    getUrl: { status: 501 },
    verify: { status: 501, body: { Code: 'code', State: 'state' } },
  },
  commitment: {
    getByTeammember: { status: 200 },
    getByCustomer: { status: 200 },
    updateStatus: { status: 409, body: { Status: 'Approved', Message: null } },
    dashboard: { status: 200 },
  },
  project: {
    getByTeammember: { status: 200 },
    getAll: { status: 200 },
  },
  epic: {
    getOfProject: { status: 200 },
    save: { status: 409, body: { epicTitle: ' maintenance', projectId: seedId('project/quarry') } },
  },
  effortCatalogue: {
    getActivities: { status: 200 },
    getTechnologies: { status: 200 },
  },
  timesheet: {
    getById: { status: 200 },
    save: {
      status: 200,
      body: {
        id: null,
        CommitmentId: seedId('member/commitment/harbour'),
        ProjectId: seedId('project/harbour'),
        Epic: 'Berths',
        Date: today,
        IssueNo: 'HBP-214',
        Effort: 2.5,
        ActivityId: seedId('activity/Development'),
        TechnologyId: seedId('technology/TypeScript'),
        Description: 'HBP-214 - Kept a berth from being booked twice',
      },
    },
    list: { status: 200, body: { TeammemberId: seedId('member/member'), startDate: today, endDate: today } },
    page: {
      status: 200,
      body: { TeammemberId: seedId('member/member'), startDate: today, endDate: today, Size: 500, After: null },
    },
    recent: { status: 200, body: { until: today } },
    remove: { status: 200 },
    pinned: { status: 200 },
    pin: {
      status: 200,
      body: {
        CommitmentId: seedId('member/commitment/harbour'),
        ProjectId: seedId('project/harbour'),
        Epic: 'Planning',
        IssueNo: 'HBP-1',
        ActivityId: seedId('activity/Meeting'),
        TechnologyId: seedId('technology/Video call'),
        Description: 'HBP-1 - Planned the week',
        Pinned: true,
      },
    },
  },
  leave: {
    save: { status: 409, body: { Date: sampleLeaveDate } },
    list: { status: 200, body: { startDate: today, endDate: sampleLeaveDate } },
    remove: { status: 200 },
  },
  report: {
    dashboard: { status: 200, body: { startDate: today, endDate: today } },
    timesheetReport: {
      status: 200,
      body: { LinemanagerId: seedId('lead/member'), TeammemberIds: [], ProjectIds: [], startDate: today, endDate: today },
    },
    // Without a range; tests/service/timesheet-report.test.ts says one.
    timesheetReportFile: { status: 400 },
    weeklyTimesheetAudit: { status: 200, body: { TeammemberId: seedId('member/member'), startDate: today, endDate: today } },
  },
  repository: {
    getByTeammember: { status: 200 },
  },
  payRun: {
    getByEmail: { status: 200 },
    getActive: { status: 200 },
    getById: { status: 200 },
    tmApprove: { status: 409 },
    slip: { status: 200 },
  },
  audit: {
    list: { status: 200 },
  },
  // Member and line manager are paid into a bank account, and other types are locked for them.
  paymentMethod: {
    get: { status: 200 },
    choose: { status: 200, body: { PaymentMethodType: 2 } },
    getCryptoCurrency: { status: 200 },
    saveCryptoCurrency: { status: 409, body: { Id: '', IsDefault: true } },
    revealCryptoCurrency: { status: 200 },
    getBankAccount: { status: 200 },
    saveBankAccount: { status: 200, body: { Id: '', IsDefault: true } },
    revealBankAccount: { status: 200 },
    getWiseAccount: { status: 200 },
    saveWiseAccount: { status: 409, body: { Id: '', IsDefault: true } },
    revealWiseAccount: { status: 200 },
    getPaypal: { status: 200 },
    savePaypal: { status: 409, body: { Id: '', IsDefault: true } },
    revealPaypal: { status: 200 },
  },
  loan: {
    add: { status: 200, body: loanBody },
    update: { status: 200, body: loanBody },
    remove: { status: 200 },
    list: { status: 200, body: { PageNumber: 1, PageSize: 10, SortOrder: 'Desc', SortProp: 'ProposedPaymentDate' } },
    commitments: { status: 200 },
  },
  access: {
    list: { status: 200 },
    add: {
      status: 200,
      body: {
        ProjectId: seedId('project/delivery'),
        TeamMemberId: seedId('lead/member'),
        Email: 'lena@tools.test',
        Tool: 'Jira',
        Url: 'https://jira.tools.test/',
        Notes: null,
      },
    },
    grant: { status: 200 },
    revoke: { status: 200 },
    sendNotification: { status: 200 },
  },
  author: {
    list: { status: 200 },
    assign: { status: 200, body: { Author: sampleAuthor, TeamMemberId: null } },
    ignore: { status: 200 },
    unignore: { status: 200 },
    change: { status: 200, body: { Authors: [sampleAuthor], Change: 'Ignore' } },
  },
  training: {
    findRoadMaps: { status: 200 },
    getRoadMap: { status: 404 },
    getPlainRoadMap: { status: 404 },
    getRoadMapCourse: { status: 404 },
    startCourse: { status: 404 },
    setFavorite: { status: 404, body: { IsFavorite: true } },
    getRoadMapAssessment: { status: 404 },
    startAssessment: { status: 404, body: assessmentPlace },
    // Nothing is known of an attempt that was not started.
    submitAssessment: { status: 409, body: assessmentPlace },
    restartAssessment: { status: 404, body: assessmentPlace },
    submitAnswer: { status: 404, body: { ...assessmentPlace, QuestionId: seedId('nothing'), Answer: '{"option":1}' } },
    updateStepState: { status: 404, body: { IsComplete: true, StepId: seedId('nothing'), RoadMapId: seedId('nothing') } },
    findCourses: { status: 200, body: { Level: ['Junior'], Text: 'http' } },
    getCourse: { status: 404 },
    requestCourseAccess: { status: 404 },
    findAssessments: { status: 200, body: {} },
    getAssessment: { status: 404 },
    requestAssessmentAccess: { status: 404 },
  },
}

/** The example of a call found by its place in the contract. */
export const exampleOf = (domain: string, name: string): Example => {
  const table: Readonly<Record<string, Readonly<Record<string, Example>>>> = examples
  const example = table[domain]?.[name]
  if (example === undefined) throw new Error(`No example for ${domain}.${name}`)
  return example
}

/** A project of the seed that only this person's commitments have. */
const projectOf: Readonly<Record<string, string>> = { member: 'quarry', lead: 'delivery', amir: 'garden' }

/** A row of the seed that belongs to a person, by the `of` of an ownRow parameter. A new kind of row is added here. */
const rowsOf: Readonly<Record<string, (person: string) => string>> = {
  notification: (person) => seedId(`${person}/notification/welcome`),
  commitment: (person) => seedId(`${person}/commitment/harbour`),
  project: (person) => seedId(`project/${projectOf[person] ?? person}`),
  address: (person) => seedId(`${person}/address/office`),
  phone: (person) => seedId(`${person}/phone/office`),
  jobPreference: (person) => seedId(`${person}/preference/Full time`),
  education: (person) => seedId(`${person}/education/bachelor`),
  certificate: (person) => seedId(`${person}/certificate/practitioner`),
  languageSkill: (person) => seedId(`${person}/language/english`),
  teamMemberSkill: (person) => seedId(`${person}/skill/TypeScript`),
  timesheet: sampleRecordId,
  leave: sampleLeaveId,
  payRun: (person) => seedId(`${person}/pay-run/first`),
  cryptoAccount: (person) => seedId(`${person}/payment/cryptoCurrency/default`),
  bankAccount: (person) => seedId(`${person}/payment/bankAccount/default`),
  wiseAccount: (person) => seedId(`${person}/payment/wiseAccount/default`),
  paypalAccount: (person) => seedId(`${person}/payment/paypal/default`),
  loan: sampleLoanId,
  access: sampleAccessId,
  session: sampleSessionId,
  salariedCommitment,
  careerEntry: (person) => seedId(`${person}/career/contractor`),
}

/** The value with which a call's parameter names a person of the seed. */
export const parameterFor = (call: CallShape, person: string): string => {
  const ownership = naming(call)
  if (ownership === null) return seedId('nobody')
  if (!('of' in ownership)) {
    if (ownership.is === 'email') return `${person}@demo.test`
    return seedId(ownership.is === 'memberId' ? `${person}/member` : `${person}/account`)
  }
  const row = rowsOf[ownership.of]
  if (row === undefined) throw new Error(`The seed has no ${ownership.of} for the ownership tests`)
  return row(person)
}

/** A commitment that a body names is the person's, whatever else of theirs the call is about. */
const withCommitmentOf = (body: unknown, person: string): unknown =>
  typeof body === 'object' && body !== null && 'CommitmentId' in body
    ? { ...body, CommitmentId: rowsOf['Installment' in body ? 'salariedCommitment' : 'commitment']?.(person) }
    : body

/** The body of a call's example, with the field that names somebody, if one does, naming a person of the seed. */
export const bodyFor = (call: CallShape, example: Example, person: string): unknown => {
  const ownership = naming(call)
  const body = withCommitmentOf(example.body, person)
  if (ownership === null || typeof body !== 'object' || body === null || !(ownership.param in body)) return body
  return { ...body, [ownership.param]: parameterFor(call, person) }
}

/** Values for parameters that name nobody. A new one is added here. */
export const namelessParameters: Readonly<Record<string, string>> = {
  author: sampleAuthor,
  country: 'Australia',
  deepLinkId: 'senior-engineer',
  sha256: '0'.repeat(64),
  title: 'Keeping of bees',
  type: 'PayRun',
  userName: 'lead@demo.test',
}

/** The path of a call with its parameter naming a person of the seed. */
export const pathFor = (call: CallShape, person: string): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(namelessParameters[name] ?? parameterFor(call, person)))
