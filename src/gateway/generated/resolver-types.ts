import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProfileOf, CourseOf, DashboardOf, GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment, ISO 8601 with zone. */
  DateTime: { input: string; output: string; }
  /** An amount of money as a decimal text, for example '1250.50'. */
  Decimal: { input: string; output: string; }
};

export type AccessInput = {
  readonly email: Scalars['String']['input'];
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly projectId: Scalars['ID']['input'];
  readonly teamMemberId: Scalars['ID']['input'];
  readonly tool: Scalars['String']['input'];
  readonly url: Scalars['String']['input'];
};

export type Activity = {
  readonly __typename?: 'Activity';
  readonly defaultTechnologyId?: Maybe<Scalars['ID']['output']>;
  readonly disabled: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly value: Scalars['String']['output'];
};

export type Address = {
  readonly __typename?: 'Address';
  readonly city: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly postCode: Scalars['String']['output'];
  readonly street: Scalars['String']['output'];
  readonly verification: Verification;
};

export type AddressInput = {
  readonly city: Scalars['String']['input'];
  readonly country: Scalars['String']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly postCode: Scalars['String']['input'];
  readonly street: Scalars['String']['input'];
};

export type AnswerTaken = {
  readonly __typename?: 'AnswerTaken';
  readonly answeredAt: Scalars['DateTime']['output'];
};

export type ApplicationResult = {
  readonly __typename?: 'ApplicationResult';
  readonly message: Scalars['String']['output'];
};

/** An assessment, in the catalogue or where it is taken: there with the person's attempt. */
export type Assessment = {
  readonly __typename?: 'Assessment';
  readonly assessmentId: Scalars['ID']['output'];
  /** Null in the catalogue, and for a step of the roadmap itself. */
  readonly courseId?: Maybe<Scalars['ID']['output']>;
  readonly description: Scalars['String']['output'];
  /** When the running attempt ends, or the last one ended. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the assessment in this place: roadmap, course and assessment. */
  readonly id: Scalars['ID']['output'];
  /** Whether the person has asked for access. */
  readonly isRequested: Scalars['Boolean']['output'];
  readonly isRestartable: Scalars['Boolean']['output'];
  readonly lastAttempt?: Maybe<PastAttempt>;
  readonly objective: Scalars['String']['output'];
  /** Percent. */
  readonly passScore?: Maybe<Scalars['Int']['output']>;
  readonly questions: ReadonlyArray<Question>;
  /** Null in the catalogue. */
  readonly roadMapId?: Maybe<Scalars['ID']['output']>;
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type AssessmentCriteria = {
  readonly hours?: InputMaybe<HoursRange>;
  readonly levels: ReadonlyArray<QuestionLevel>;
  /** Technologies of the questions. */
  readonly skillIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly text: Scalars['String']['input'];
};

export type AssessmentPage = {
  readonly __typename?: 'AssessmentPage';
  readonly assessments: ReadonlyArray<Assessment>;
  readonly hasMore: Scalars['Boolean']['output'];
};

/** Where an assessment is taken: in a course of the roadmap, or as a step of the roadmap itself. */
export type AssessmentPlace = {
  readonly assessmentId: Scalars['ID']['input'];
  readonly courseId?: InputMaybe<Scalars['ID']['input']>;
  readonly roadMapId: Scalars['ID']['input'];
};

/** One day of a member's week. */
export type AuditDay = {
  readonly __typename?: 'AuditDay';
  /** Lines that the member's commits changed. */
  readonly codeLines: Scalars['Int']['output'];
  readonly date: Scalars['Date']['output'];
  /** Hours of leave: 8 for a day. */
  readonly leaveHours: Scalars['Float']['output'];
  /** Hours logged, with adjustments. */
  readonly loggedHours: Scalars['Float']['output'];
  /** Hours that the activity watch saw. */
  readonly watchedHours: Scalars['Float']['output'];
};

/** Something that happened to a record of the person's money. */
export type AuditEntry = {
  readonly __typename?: 'AuditEntry';
  readonly at: Scalars['DateTime']['output'];
  readonly event: AuditEvent;
};

export type AuditEvent =
  | 'AdminApprove'
  | 'Create'
  | 'PaymentRefAdd'
  | 'TMApprove'
  | 'Update';

export type AuditMember = {
  readonly __typename?: 'AuditMember';
  /** Every day from start to end. */
  readonly days: ReadonlyArray<AuditDay>;
  /** Not `id`: in another week the same member has other figures. */
  readonly memberId: Scalars['ID']['output'];
  /** Hours of them that are not logged. */
  readonly missingHours: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
  /** Hours that the member's commitments ask for. */
  readonly targetHours: Scalars['Float']['output'];
};

/** Who commits to the repositories of a line manager's team, as the commits name them (specification 3, Author). */
export type Author = {
  readonly __typename?: 'Author';
  /** As git writes it: `Name <e-mail>`. */
  readonly author: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isIgnored: Scalars['Boolean']['output'];
  /** The day of the last commit. */
  readonly lastCommitOn?: Maybe<Scalars['Date']['output']>;
  /** Lines that the author's commits changed. */
  readonly lines: Scalars['Int']['output'];
  /** Whose commits these are; null while that is not said. */
  readonly memberId?: Maybe<Scalars['ID']['output']>;
  readonly memberName?: Maybe<Scalars['String']['output']>;
};

export type AuthorChange =
  | 'Assign'
  | 'Ignore'
  | 'Remove'
  | 'Unignore';

export type BankAccountInput = {
  readonly accountName: Scalars['String']['input'];
  readonly accountNumber: Scalars['String']['input'];
  /** Asked for in Iran. */
  readonly bankName?: InputMaybe<Scalars['String']['input']>;
  /** Asked for in Australia. */
  readonly bsb?: InputMaybe<Scalars['String']['input']>;
  /** Australia or Iran. */
  readonly country: Scalars['String']['input'];
  /** Asked for in Iran. */
  readonly shebaNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A captcha to solve before signing up, as JSON text for the captcha widget; null when none is configured. */
export type CaptchaChallenge = {
  readonly __typename?: 'CaptchaChallenge';
  readonly challenge?: Maybe<Scalars['String']['output']>;
};

export type CareerEntry = {
  readonly __typename?: 'CareerEntry';
  readonly company: Scalars['String']['output'];
  /** Rich text, sanitised. */
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly jobTitle: Scalars['String']['output'];
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly stillWorking: Scalars['Boolean']['output'];
};

export type CareerEntryInput = {
  readonly company: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly endDate?: InputMaybe<Scalars['Date']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly jobTitle: Scalars['String']['input'];
  readonly startDate?: InputMaybe<Scalars['Date']['input']>;
  readonly stillWorking: Scalars['Boolean']['input'];
};

export type CareerHistory = {
  readonly __typename?: 'CareerHistory';
  /** Rich text, sanitised. */
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly entries: ReadonlyArray<CareerEntry>;
};

export type Certificate = {
  readonly __typename?: 'Certificate';
  readonly credentialUrl?: Maybe<Scalars['String']['output']>;
  readonly expireDate?: Maybe<Scalars['Date']['output']>;
  /** Name of the file, or null without one. */
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly issueDate?: Maybe<Scalars['Date']['output']>;
  readonly issuer?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

export type CertificateInput = {
  readonly credentialUrl?: InputMaybe<Scalars['String']['input']>;
  readonly expireDate?: InputMaybe<Scalars['Date']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly issueDate?: InputMaybe<Scalars['Date']['input']>;
  readonly issuer?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
};

export type ChangeAuthorsInput = {
  /** Authors as git writes them. */
  readonly authors: ReadonlyArray<Scalars['String']['input']>;
  readonly change: AuthorChange;
  /** Whose commits they are from now on; of Assign alone. */
  readonly memberId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is true after a change: the method, and the accounts of the changed type. */
export type ChangedPayment = {
  readonly __typename?: 'ChangedPayment';
  readonly accounts: ReadonlyArray<PaymentAccount>;
  readonly method: PaymentMethod;
};

/** An engagement with a customer (specification 3). */
export type Commitment = {
  readonly __typename?: 'Commitment';
  /** Waits for the person's Approve or Reject. */
  readonly awaitsMember: Scalars['Boolean']['output'];
  /** The first day on which a record may lie (rules/timesheet). */
  readonly earliestTimesheetDate: Scalars['Date']['output'];
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  /** Whether hours a week are agreed; casual otherwise. */
  readonly hasWeeklyHours: Scalars['Boolean']['output'];
  readonly hoursPerWeekMax: Scalars['Float']['output'];
  readonly hoursPerWeekMin: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  readonly jobTitle?: Maybe<Scalars['String']['output']>;
  readonly lineManager?: Maybe<CommitmentPerson>;
  readonly lineManagerName?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly portfolioManager?: Maybe<CommitmentPerson>;
  readonly projectLead?: Maybe<CommitmentPerson>;
  readonly projects: ReadonlyArray<Project>;
  readonly seniorityLevel?: Maybe<Scalars['String']['output']>;
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly status: CommitmentStatus;
  /** The reason given with a rejection. */
  readonly statusMessage?: Maybe<Scalars['String']['output']>;
};

export type CommitmentBars = {
  readonly __typename?: 'CommitmentBars';
  /** The seven days that end today, oldest first. */
  readonly days: ReadonlyArray<CommitmentDay>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** One day of a commitment's bars. */
export type CommitmentDay = {
  readonly __typename?: 'CommitmentDay';
  readonly codeLines: Scalars['Int']['output'];
  readonly date: Scalars['Date']['output'];
  /** Hours of leave: 8 for a day. */
  readonly leaveHours: Scalars['Float']['output'];
  /** Hours logged. */
  readonly loggedHours: Scalars['Float']['output'];
  /** Hours that the activity watch saw. */
  readonly watchedHours: Scalars['Float']['output'];
};

export type CommitmentDecision =
  | 'Approved'
  | 'Rejected';

/** Somebody who looks after a commitment. */
export type CommitmentPerson = {
  readonly __typename?: 'CommitmentPerson';
  readonly fullName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
};

/** What the person sees of a commitment's state; it also gates logging time (decision A26). */
export type CommitmentStatus =
  | 'Active'
  | 'Expired'
  | 'Pending'
  | 'Rejected'
  | 'Upcoming';

/** The confirmed pay run, and the viewer whose badge counts it no more. */
export type ConfirmedPayRun = {
  readonly __typename?: 'ConfirmedPayRun';
  readonly payRun: PayRun;
  readonly viewer: Viewer;
};

export type Contact = {
  readonly __typename?: 'Contact';
  readonly addresses: ReadonlyArray<Address>;
  readonly phones: ReadonlyArray<Phone>;
};

export type Country = {
  readonly __typename?: 'Country';
  readonly code: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** A course, in the catalogue or in a roadmap: there with what the person has done of it. */
export type Course = {
  readonly __typename?: 'Course';
  readonly author: Scalars['String']['output'];
  readonly courseId: Scalars['ID']['output'];
  readonly dependencies: ReadonlyArray<CourseDependency>;
  readonly description: Scalars['String']['output'];
  /** Of the course in this place: the same course is another one in each roadmap, and in the catalogue. */
  readonly id: Scalars['ID']['output'];
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  readonly isFavorite: Scalars['Boolean']['output'];
  /** Whether the person has asked for access. */
  readonly isRequested: Scalars['Boolean']['output'];
  readonly level: CourseLevel;
  readonly minutes: Scalars['Int']['output'];
  /** Null in the catalogue. */
  readonly roadMapId?: Maybe<Scalars['ID']['output']>;
  /** Names. */
  readonly skills: ReadonlyArray<Scalars['String']['output']>;
  readonly state: TrainingState;
  readonly steps: ReadonlyArray<CourseStep>;
  readonly summary: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CourseCriteria = {
  readonly hours?: InputMaybe<HoursRange>;
  readonly levels: ReadonlyArray<CourseLevel>;
  readonly skillIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly text: Scalars['String']['input'];
};

/** What should be known before a course: another course, or a text alone. */
export type CourseDependency = {
  readonly __typename?: 'CourseDependency';
  readonly courseId?: Maybe<Scalars['ID']['output']>;
  readonly text: Scalars['String']['output'];
};

export type CourseLevel =
  | 'Junior'
  | 'MidLevel'
  | 'Senior';

export type CoursePage = {
  readonly __typename?: 'CoursePage';
  readonly courses: ReadonlyArray<Course>;
  readonly hasMore: Scalars['Boolean']['output'];
};

export type CourseStep = {
  readonly __typename?: 'CourseStep';
  /** What an assessment step embeds; null in the catalogue. */
  readonly assessment?: Maybe<Assessment>;
  /** Sanitised HTML of a lesson; null in the catalogue, and until the course is started. */
  readonly content?: Maybe<Scalars['String']['output']>;
  /** Of the step in this place. */
  readonly id: Scalars['ID']['output'];
  readonly isCompleted: Scalars['Boolean']['output'];
  readonly kind: CourseStepKind;
  readonly minutes: Scalars['Int']['output'];
  readonly stepId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type CourseStepKind =
  | 'Assessment'
  | 'Lesson';

/** A wallet for USDT-BEP20. */
export type CryptoCurrencyInput = {
  readonly walletAddress: Scalars['String']['input'];
};

export type Dashboard = {
  readonly __typename?: 'Dashboard';
  readonly commitments: ReadonlyArray<CommitmentBars>;
  /** `start/end`, so that the cache keeps one of each. */
  readonly id: Scalars['ID']['output'];
  readonly location?: Maybe<Location>;
  readonly report: EffortReport;
};

/** The decided commitment, and the viewer whose badge counts it no more. */
export type DecidedCommitment = {
  readonly __typename?: 'DecidedCommitment';
  readonly commitment: Commitment;
  readonly viewer: Viewer;
};

/** An account that payments are to go into. */
export type DefaultAccountInput = {
  readonly id: Scalars['ID']['input'];
  readonly type: PaymentAccountType;
};

export type Density =
  | 'Comfortable'
  | 'Compact';

/** A mutation that has nothing to tell but that it was done. */
export type Done = {
  readonly __typename?: 'Done';
  readonly done: Scalars['Boolean']['output'];
};

/** A record that a new one may begin from: a recent one, or one that the person has pinned. */
export type EarlierEntry = {
  readonly __typename?: 'EarlierEntry';
  readonly activity: NamedValue;
  readonly commitment: NamedCommitment;
  readonly description: Scalars['String']['output'];
  /** Hours of a recent record; null for a pinned one, which has none. */
  readonly effort?: Maybe<Scalars['Float']['output']>;
  readonly epic: Scalars['String']['output'];
  /** Of the record, or of the pin. */
  readonly id: Scalars['ID']['output'];
  readonly project: Project;
  readonly technology: NamedValue;
  readonly ticket: Scalars['String']['output'];
};

export type Education = {
  readonly __typename?: 'Education';
  readonly degree?: Maybe<Scalars['String']['output']>;
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  readonly fieldOfStudy?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly institute?: Maybe<Scalars['String']['output']>;
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly stillStudying: Scalars['Boolean']['output'];
};

export type EducationInput = {
  readonly degree?: InputMaybe<Scalars['String']['input']>;
  readonly endDate?: InputMaybe<Scalars['Date']['input']>;
  readonly fieldOfStudy?: InputMaybe<Scalars['String']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly institute?: InputMaybe<Scalars['String']['input']>;
  readonly startDate?: InputMaybe<Scalars['Date']['input']>;
  readonly stillStudying: Scalars['Boolean']['input'];
};

export type EffortReport = {
  readonly __typename?: 'EffortReport';
  readonly activities: ReadonlyArray<EffortShare>;
  readonly days: ReadonlyArray<EffortShare>;
  readonly epics: ReadonlyArray<EffortShare>;
  /** `start/end`, so that the cache keeps one of each. */
  readonly id: Scalars['ID']['output'];
  readonly technologies: ReadonlyArray<EffortShare>;
};

/** Hours of one activity, technology, epic or day. */
export type EffortShare = {
  readonly __typename?: 'EffortShare';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly netEffort: Scalars['Float']['output'];
};

/** The epics of a project. */
export type EpicSet = {
  readonly __typename?: 'EpicSet';
  /** Same as the project's id. */
  readonly id: Scalars['ID']['output'];
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  readonly projectId: Scalars['ID']['output'];
};

/** At least min hours, less than max. */
export type HoursRange = {
  readonly max: Scalars['Int']['input'];
  readonly min: Scalars['Int']['input'];
};

export type JobPreference = {
  readonly __typename?: 'JobPreference';
  readonly id: Scalars['ID']['output'];
  readonly workingPosition: Scalars['String']['output'];
};

export type JobPreferences = {
  readonly __typename?: 'JobPreferences';
  /** '0' to '30', then '30+'. */
  readonly experienceYear?: Maybe<Scalars['String']['output']>;
  readonly jobRole?: Maybe<Scalars['String']['output']>;
  readonly jobTitle?: Maybe<Scalars['String']['output']>;
  readonly jobTitleId?: Maybe<Scalars['ID']['output']>;
  readonly preferences: ReadonlyArray<JobPreference>;
  readonly specificRoles: ReadonlyArray<Scalars['String']['output']>;
};

export type JobPreferencesInput = {
  readonly experienceYear?: InputMaybe<Scalars['String']['input']>;
  readonly jobTitleId?: InputMaybe<Scalars['ID']['input']>;
  readonly specificRoles: ReadonlyArray<Scalars['String']['input']>;
};

export type JobRole = {
  readonly __typename?: 'JobRole';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type JobTitle = {
  readonly __typename?: 'JobTitle';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The role that the title belongs to, or null. */
  readonly roleId?: Maybe<Scalars['ID']['output']>;
};

/** A report of a problem that is kept for support. */
export type KeptReport = {
  readonly __typename?: 'KeptReport';
  /** Names it to support. */
  readonly id: Scalars['ID']['output'];
  readonly reportedAt: Scalars['DateTime']['output'];
};

export type LanguageSkill = {
  readonly __typename?: 'LanguageSkill';
  readonly id: Scalars['ID']['output'];
  readonly language: Scalars['String']['output'];
  /** Basic, Conversational, Fluent or Native. */
  readonly level: Scalars['String']['output'];
};

export type LanguageSkillInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly language: Scalars['String']['input'];
  readonly level: Scalars['String']['input'];
};

/** One full day of leave. */
export type Leave = {
  readonly __typename?: 'Leave';
  readonly date: Scalars['Date']['output'];
  readonly id: Scalars['ID']['output'];
};

export type LinkedInRedirect = {
  readonly __typename?: 'LinkedInRedirect';
  readonly url: Scalars['String']['output'];
};

/** What the person borrows against a commitment (specification 3). */
export type Loan = {
  readonly __typename?: 'Loan';
  readonly amount: Scalars['Decimal']['output'];
  readonly commitmentId: Scalars['ID']['output'];
  readonly currency: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** How many instalments. */
  readonly installment: Scalars['Int']['output'];
  /** Whether the person may still edit and delete it (decisions A32 and B). */
  readonly isOpen: Scalars['Boolean']['output'];
  readonly lines: ReadonlyArray<LoanLine>;
  /** When the first instalment is due, once the loan is approved. */
  readonly paymentDate?: Maybe<Scalars['Date']['output']>;
  readonly paymentReference?: Maybe<Scalars['String']['output']>;
  /** What each instalment is. */
  readonly perInstallment: Scalars['Decimal']['output'];
  /** When the person would like to begin paying back. */
  readonly proposedPaymentDate?: Maybe<Scalars['Date']['output']>;
  /** What the owner notes with the answer. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** What is still to be paid back. */
  readonly remaining: Scalars['Decimal']['output'];
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly status: LoanStatus;
  /** Counts the changes: a change is based on one of them. */
  readonly version: Scalars['Int']['output'];
};

/** A commitment that a loan can be requested against. */
export type LoanCommitment = {
  readonly __typename?: 'LoanCommitment';
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type LoanInput = {
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly commitmentId: Scalars['ID']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly installment?: InputMaybe<Scalars['Int']['input']>;
  readonly proposedPaymentDate?: InputMaybe<Scalars['Date']['input']>;
};

/** One instalment of a loan. */
export type LoanLine = {
  readonly __typename?: 'LoanLine';
  readonly amount: Scalars['Decimal']['output'];
  readonly description: Scalars['String']['output'];
  /** When it is due: a month after the one before; null while nobody has said when the loan begins. */
  readonly dueDate?: Maybe<Scalars['Date']['output']>;
  /** When it was paid back; null while it is open. */
  readonly paidDate?: Maybe<Scalars['Date']['output']>;
};

export type LoanPage = {
  readonly __typename?: 'LoanPage';
  readonly loans: ReadonlyArray<Loan>;
  /** Loans on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  readonly totals: ReadonlyArray<LoanTotal>;
};

/** By what the loans are sorted; those without a value come last. */
export type LoanSort =
  | 'amount'
  | 'installments'
  | 'paymentDate'
  | 'remaining'
  | 'requestDate'
  | 'startDate'
  | 'status';

export type LoanStatus =
  | 'Approved'
  | 'FullyPaid'
  | 'Pending'
  | 'Rejected';

/** What all of the person's loans in a currency come to. */
export type LoanTotal = {
  readonly __typename?: 'LoanTotal';
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  readonly remaining: Scalars['Decimal']['output'];
};

/** Where the person is; null without a configured service, and then the browser's time zone stands in. */
export type Location = {
  readonly __typename?: 'Location';
  readonly city: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly timeZone?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Notes an access; it is not granted yet. */
  readonly addAccess: ToolAccess;
  readonly addBankAccount: ChangedPayment;
  readonly addCryptoCurrency: ChangedPayment;
  /** CONFLICT for a name the project has already. */
  readonly addEpic: EpicSet;
  readonly addJobPreference: Profile;
  readonly addPaypal: ChangedPayment;
  readonly addTechnicalSkill: Profile;
  readonly addWiseAccount: ChangedPayment;
  /** Takes the tokens of a /login-with-token address: checks and rotates them at once, and says who they belong to. */
  readonly adoptTokens: SignInResult;
  readonly applyForPosition: ApplicationResult;
  /** Does the same to one or several authors, all or none. */
  readonly changeAuthors: ReadonlyArray<Author>;
  readonly changePersonalSettings: PersonalSettings;
  /** Payments go into the default account of this type from now on; it is locked for six months. */
  readonly choosePaymentMethod: ChangedPayment;
  /** Marks a lesson as completed. */
  readonly completeLesson: Done;
  /** The token without which nothing below changes anything; it is good for this change alone. */
  readonly confirmPassword: PasswordConfirmation;
  /** Closes the period for the timesheet. The total is the one that the person has seen: another one is refused. */
  readonly confirmPayRun: ConfirmedPayRun;
  /** Where to send the person to connect LinkedIn. */
  readonly connectLinkedIn: LinkedInRedirect;
  /** A one-use token for the signed-in person, with which another part of the portal signs in. */
  readonly createOneUseToken: Scalars['String']['output'];
  /** A rejection needs a message. */
  readonly decideCommitment: DecidedCommitment;
  /** Ends every session of the person but this one, for their password. */
  readonly endOtherSessions: Done;
  /** Ends another session of the person, for their password. */
  readonly endSession: Done;
  readonly grantAccess: ToolAccess;
  readonly logIn: SignInResult;
  /** Signs in with a one-use token. */
  readonly logInWithCustomToken: SignInResult;
  /** Signs in with a Google access token; refused until the server is configured for it. */
  readonly logInWithGoogle: SignInResult;
  /** Drops the refresh token of the X-Refresh-Token header. */
  readonly logOut: Done;
  /** Payments of this type go into the account from now on. */
  readonly makeAccountDefault: ChangedPayment;
  readonly markAllNotificationsRead: Done;
  readonly markNotificationRead: Done;
  /** Pins a record, or unpins it, whatever it was before; CONFLICT for a seventh. */
  readonly pinTimesheetEntry: PinnedEntries;
  /** Rotates the refresh token of the X-Refresh-Token header. */
  readonly refreshSession: TokenPair;
  readonly registerPushDevice: Done;
  readonly removeAddress: Profile;
  readonly removeCareerEntry: Profile;
  readonly removeCertificate: Profile;
  /** Removes the file; the certificate stays. */
  readonly removeCertificateFile: Profile;
  readonly removeCv: Profile;
  readonly removeEducation: Profile;
  readonly removeJobPreference: Profile;
  readonly removeLanguageSkill: Profile;
  readonly removeLeave: Done;
  /** Deletes a loan while it is open. */
  readonly removeLoan: Done;
  readonly removePhone: Profile;
  readonly removePushDevice: Done;
  readonly removeTechnicalSkill: Profile;
  /** Removes the certificate file; the skill stays. */
  readonly removeTechnicalSkillFile: Profile;
  readonly removeTimesheetEntry: Done;
  /** Reports a problem to whoever runs the portal: a JSON object as text, at most 1 MB. */
  readonly reportProblem: KeptReport;
  readonly requestAssessmentAccess: Done;
  readonly requestCourseAccess: Done;
  /** Asks the admin for a new job title; answers with what to tell the person. */
  readonly requestJobTitle: RequestResult;
  /** Asks the admin for a new skill; answers with what to tell the person. */
  readonly requestSkill: RequestResult;
  readonly restartAssessment: Assessment;
  /** Shows what is masked; it is written down that it was shown. */
  readonly revealPaymentAccount: RevealedAccount;
  readonly revokeAccess: ToolAccess;
  readonly saveAddress: Profile;
  readonly saveCareerEntry: Profile;
  readonly saveCareerHistory: Profile;
  readonly saveCertificate: Profile;
  /** Adds an entry, or changes the one of this id; the same for every entry below. */
  readonly saveEducation: Profile;
  readonly saveJobPreferences: Profile;
  readonly saveLanguageSkill: Profile;
  /** CONFLICT when the day is one of leave already. */
  readonly saveLeave: Leave;
  /** Requests a loan, or changes the one of the id while it is open. CONFLICT for one that was answered, or changed since `version`; null saves over whatever is there. */
  readonly saveLoan: Loan;
  readonly saveNewPassword: Done;
  readonly savePersonalDetails: Profile;
  readonly savePhone: Profile;
  readonly saveProfileSetup: Profile;
  /** VALIDATION with the field for a record that breaks a rule, CONFLICT for one that was changed since `version`, NOT_FOUND for one that is gone. */
  readonly saveTimesheetEntry: TimesheetEntry;
  /** Asks for the access to be granted or, since it is granted, revoked; the member is told. */
  readonly sendAccessRequest: Done;
  readonly sendAddressCode: Address;
  readonly sendPhoneCode: Phone;
  readonly sendResetPasswordLink: Done;
  readonly sendVerificationEmail: Done;
  readonly setDefaultAddress: Profile;
  readonly setDefaultPhone: Profile;
  readonly setFavoriteCourse: Done;
  readonly setNotificationPreference: NotificationPreference;
  readonly signUp: SignUpResult;
  /** Starts the clock; with the questions' texts. */
  readonly startAssessment: Assessment;
  /** Starts a course, once however often it is asked; with its lessons. */
  readonly startCourse: Course;
  /** When the answer was taken. `endsAt` is the end of the attempt that it was written in: after a restart it is refused. */
  readonly submitAnswer: AnswerTaken;
  readonly submitAssessment: Assessment;
  /** A changed wrongCodeCount in the answer means a wrong code. */
  readonly verifyAddress: Address;
  readonly verifyEmail: Done;
  readonly verifyLinkedIn: Profile;
  /** A changed wrongCodeCount in the answer means a wrong code. */
  readonly verifyPhone: Phone;
};


export type MutationaddAccessArgs = {
  input: AccessInput;
};


export type MutationaddBankAccountArgs = {
  confirmation: Scalars['String']['input'];
  input: BankAccountInput;
};


export type MutationaddCryptoCurrencyArgs = {
  confirmation: Scalars['String']['input'];
  input: CryptoCurrencyInput;
};


export type MutationaddEpicArgs = {
  name: Scalars['String']['input'];
  projectId: Scalars['ID']['input'];
};


export type MutationaddJobPreferenceArgs = {
  workingPosition: Scalars['String']['input'];
};


export type MutationaddPaypalArgs = {
  confirmation: Scalars['String']['input'];
  input: PaypalInput;
};


export type MutationaddTechnicalSkillArgs = {
  skillId: Scalars['ID']['input'];
};


export type MutationaddWiseAccountArgs = {
  confirmation: Scalars['String']['input'];
  input: WiseAccountInput;
};


export type MutationapplyForPositionArgs = {
  deepLinkId: Scalars['ID']['input'];
  positionId: Scalars['ID']['input'];
};


export type MutationchangeAuthorsArgs = {
  input: ChangeAuthorsInput;
};


export type MutationchangePersonalSettingsArgs = {
  input: PersonalSettingsInput;
};


export type MutationchoosePaymentMethodArgs = {
  confirmation: Scalars['String']['input'];
  type: PaymentAccountType;
};


export type MutationcompleteLessonArgs = {
  courseId: Scalars['ID']['input'];
  roadMapId: Scalars['ID']['input'];
  stepId: Scalars['ID']['input'];
};


export type MutationconfirmPasswordArgs = {
  change: PaymentChangeInput;
  password: Scalars['String']['input'];
};


export type MutationconfirmPayRunArgs = {
  id: Scalars['ID']['input'];
  totalPay: Scalars['Decimal']['input'];
};


export type MutationdecideCommitmentArgs = {
  decision: CommitmentDecision;
  id: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};


export type MutationendOtherSessionsArgs = {
  password: Scalars['String']['input'];
};


export type MutationendSessionArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


export type MutationgrantAccessArgs = {
  id: Scalars['ID']['input'];
};


export type MutationlogInArgs = {
  password: Scalars['String']['input'];
  userName: Scalars['String']['input'];
};


export type MutationlogInWithCustomTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationlogInWithGoogleArgs = {
  accessToken: Scalars['String']['input'];
};


export type MutationmakeAccountDefaultArgs = {
  confirmation: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  type: PaymentAccountType;
};


export type MutationmarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationpinTimesheetEntryArgs = {
  input: TimesheetPinInput;
};


export type MutationregisterPushDeviceArgs = {
  input: PushDeviceInput;
};


export type MutationremoveAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveCareerEntryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveCertificateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveCertificateFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveEducationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveJobPreferenceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveLanguageSkillArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveLeaveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveLoanArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremovePhoneArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremovePushDeviceArgs = {
  subscription: Scalars['String']['input'];
};


export type MutationremoveTechnicalSkillArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveTechnicalSkillFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationremoveTimesheetEntryArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationreportProblemArgs = {
  report: Scalars['String']['input'];
};


export type MutationrequestAssessmentAccessArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrequestCourseAccessArgs = {
  id: Scalars['ID']['input'];
};


export type MutationrequestJobTitleArgs = {
  title: Scalars['String']['input'];
};


export type MutationrequestSkillArgs = {
  title: Scalars['String']['input'];
};


export type MutationrestartAssessmentArgs = {
  place: AssessmentPlace;
};


export type MutationrevealPaymentAccountArgs = {
  id: Scalars['ID']['input'];
  type: PaymentAccountType;
};


export type MutationrevokeAccessArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsaveAddressArgs = {
  input: AddressInput;
};


export type MutationsaveCareerEntryArgs = {
  input: CareerEntryInput;
};


export type MutationsaveCareerHistoryArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
};


export type MutationsaveCertificateArgs = {
  input: CertificateInput;
};


export type MutationsaveEducationArgs = {
  input: EducationInput;
};


export type MutationsaveJobPreferencesArgs = {
  input: JobPreferencesInput;
};


export type MutationsaveLanguageSkillArgs = {
  input: LanguageSkillInput;
};


export type MutationsaveLeaveArgs = {
  date: Scalars['Date']['input'];
};


export type MutationsaveLoanArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: LoanInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationsaveNewPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationsavePersonalDetailsArgs = {
  input: PersonalDetailsInput;
};


export type MutationsavePhoneArgs = {
  input: PhoneInput;
};


export type MutationsaveProfileSetupArgs = {
  input: ProfileSetupInput;
};


export type MutationsaveTimesheetEntryArgs = {
  input: TimesheetEntryInput;
};


export type MutationsendAccessRequestArgs = {
  id: Scalars['ID']['input'];
  memberId: Scalars['ID']['input'];
};


export type MutationsendAddressCodeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsendPhoneCodeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsendResetPasswordLinkArgs = {
  callbackUrl: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationsendVerificationEmailArgs = {
  callbackUrl: Scalars['String']['input'];
};


export type MutationsetDefaultAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsetDefaultPhoneArgs = {
  id: Scalars['ID']['input'];
};


export type MutationsetFavoriteCourseArgs = {
  courseId: Scalars['ID']['input'];
  isFavorite: Scalars['Boolean']['input'];
  roadMapId: Scalars['ID']['input'];
};


export type MutationsetNotificationPreferenceArgs = {
  channel: NotificationChannel;
  isOn: Scalars['Boolean']['input'];
  kind: NotificationKind;
};


export type MutationsignUpArgs = {
  input: SignUpInput;
};


export type MutationstartAssessmentArgs = {
  place: AssessmentPlace;
};


export type MutationstartCourseArgs = {
  courseId: Scalars['ID']['input'];
  roadMapId: Scalars['ID']['input'];
};


export type MutationsubmitAnswerArgs = {
  answer: Scalars['String']['input'];
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  place: AssessmentPlace;
  questionId: Scalars['ID']['input'];
  writtenAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationsubmitAssessmentArgs = {
  place: AssessmentPlace;
};


export type MutationverifyAddressArgs = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationverifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationverifyLinkedInArgs = {
  code: Scalars['String']['input'];
  state: Scalars['String']['input'];
};


export type MutationverifyPhoneArgs = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type NamedCommitment = {
  readonly __typename?: 'NamedCommitment';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** An activity or a technology as a record names it. */
export type NamedValue = {
  readonly __typename?: 'NamedValue';
  readonly id: Scalars['ID']['output'];
  readonly value: Scalars['String']['output'];
};

export type Notification = {
  readonly __typename?: 'Notification';
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** A path of the portal, or null. */
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  readonly title: Scalars['String']['output'];
};

export type NotificationChannel =
  | 'Mail'
  | 'Push';

export type NotificationKind =
  | 'Access'
  | 'Application'
  | 'Commitment'
  | 'Loan'
  | 'PayRun';

export type NotificationPage = {
  readonly __typename?: 'NotificationPage';
  readonly items: ReadonlyArray<Notification>;
  readonly totalCount: Scalars['Int']['output'];
  readonly unreadCount: Scalars['Int']['output'];
};

/** Where else than in the portal notifications of a kind go. */
export type NotificationPreference = {
  readonly __typename?: 'NotificationPreference';
  readonly kind: NotificationKind;
  readonly mail: Scalars['Boolean']['output'];
  readonly push: Scalars['Boolean']['output'];
};

export type NotificationPreferences = {
  readonly __typename?: 'NotificationPreferences';
  /** Whether the portal sends mail at all. */
  readonly isMailSent: Scalars['Boolean']['output'];
  /** Whether the portal sends push messages at all. */
  readonly isPushSent: Scalars['Boolean']['output'];
  readonly items: ReadonlyArray<NotificationPreference>;
};

/** A device or browser on which the person is signed in. */
export type OpenSession = {
  readonly __typename?: 'OpenSession';
  /** Such as 'Firefox on Linux'; null for what is no browser. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether this request comes from there. */
  readonly isPresent: Scalars['Boolean']['output'];
  /** To five minutes. */
  readonly lastUsedAt: Scalars['DateTime']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
};

/** Good for the one change of where payments go that it was asked for, within five minutes. */
export type PasswordConfirmation = {
  readonly __typename?: 'PasswordConfirmation';
  readonly token: Scalars['String']['output'];
};

export type PastAnswer = {
  readonly __typename?: 'PastAnswer';
  readonly answer: Scalars['String']['output'];
  readonly answeredAt: Scalars['DateTime']['output'];
  readonly questionId: Scalars['ID']['output'];
};

/** What remains of an attempt that a restart has ended. */
export type PastAttempt = {
  readonly __typename?: 'PastAttempt';
  readonly answers: ReadonlyArray<PastAnswer>;
  readonly endedAt: Scalars['DateTime']['output'];
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A period that is paid (specification 3). */
export type PayRun = {
  readonly __typename?: 'PayRun';
  readonly approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the person confirmed it; null while it is Waiting. */
  readonly confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly exchangeCurrency: Scalars['String']['output'];
  /** The same in the currency in which it is paid. */
  readonly exchangedPay: Scalars['Decimal']['output'];
  readonly fromDate: Scalars['Date']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lines: ReadonlyArray<PayRunLine>;
  readonly paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What names the payment at the bank. */
  readonly paymentReference?: Maybe<Scalars['String']['output']>;
  /** The last day of the period. */
  readonly toDate: Scalars['Date']['output'];
  readonly totalHours: Scalars['Float']['output'];
  /** In AUD. */
  readonly totalPay: Scalars['Decimal']['output'];
};

/** What a pay run pays for: the hours of a project, or a commitment's salary. */
export type PayRunLine = {
  readonly __typename?: 'PayRunLine';
  readonly commitmentId: Scalars['ID']['output'];
  readonly commitmentName: Scalars['String']['output'];
  readonly hours: Scalars['Float']['output'];
  /** In AUD. */
  readonly pay: Scalars['Decimal']['output'];
  /** Null for a salary. */
  readonly projectId?: Maybe<Scalars['ID']['output']>;
  readonly projectName?: Maybe<Scalars['String']['output']>;
  /** What an hour was paid, in AUD; null for a salary. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
};

/** An account of any type; fields of the other types are null. Numbers and e-mails are masked. */
export type PaymentAccount = {
  readonly __typename?: 'PaymentAccount';
  readonly accountName?: Maybe<Scalars['String']['output']>;
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  readonly bankName?: Maybe<Scalars['String']['output']>;
  /** Six digits, of an Australian account. */
  readonly bsb?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly fullName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The one account of its type that payments go into. */
  readonly isDefault: Scalars['Boolean']['output'];
  readonly postCode?: Maybe<Scalars['String']['output']>;
  readonly recipientAddress?: Maybe<Scalars['String']['output']>;
  readonly requestedAt: Scalars['DateTime']['output'];
  /** When it was last shown in full, here or to whoever pays; null when it never was. */
  readonly revealedAt?: Maybe<Scalars['DateTime']['output']>;
  /** IR and 24 digits, of an Iranian account. */
  readonly shebaNumber?: Maybe<Scalars['String']['output']>;
  readonly swiftCode?: Maybe<Scalars['String']['output']>;
  readonly type: PaymentAccountType;
  readonly walletAddress?: Maybe<Scalars['String']['output']>;
};

/** A way to be paid (specification 2.8, Payment method). */
export type PaymentAccountType =
  | 'bankAccount'
  /** USDT-BEP20. */
  | 'cryptoCurrency'
  | 'paypal'
  | 'wiseAccount';

/** The change that the password is given for: exactly one of these, as its mutation will be asked. */
export type PaymentChangeInput = {
  readonly addBankAccount?: InputMaybe<BankAccountInput>;
  readonly addCryptoCurrency?: InputMaybe<CryptoCurrencyInput>;
  readonly addPaypal?: InputMaybe<PaypalInput>;
  readonly addWiseAccount?: InputMaybe<WiseAccountInput>;
  readonly choosePaymentMethod?: InputMaybe<PaymentAccountType>;
  readonly makeAccountDefault?: InputMaybe<DefaultAccountInput>;
};

/** How the person is paid, and what stands in the way of changing it. Days are those of the server. */
export type PaymentMethod = {
  readonly __typename?: 'PaymentMethod';
  /** Whether a pay run is not paid yet. */
  readonly hasActivePayRun: Scalars['Boolean']['output'];
  /** The day from which another type can be chosen; null when one can be chosen now. */
  readonly lockedUntil?: Maybe<Scalars['Date']['output']>;
  /** The day where the server is: what is chosen today is locked from today. */
  readonly today: Scalars['Date']['output'];
  /** Null when none was ever chosen. */
  readonly type?: Maybe<PaymentAccountType>;
};

export type PaypalInput = {
  readonly email: Scalars['String']['input'];
  readonly fullName: Scalars['String']['input'];
};

export type PersonalDetails = {
  readonly __typename?: 'PersonalDetails';
  readonly birthDate?: Maybe<Scalars['Date']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  /** The account's e-mail; read only. */
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly maritalStatus?: Maybe<Scalars['String']['output']>;
  readonly militaryServiceSituation?: Maybe<Scalars['String']['output']>;
  readonly mobile?: Maybe<Scalars['String']['output']>;
  readonly nationality?: Maybe<Scalars['String']['output']>;
  readonly nickName?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly secondaryEmail?: Maybe<Scalars['String']['output']>;
};

export type PersonalDetailsInput = {
  readonly birthDate?: InputMaybe<Scalars['Date']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly maritalStatus?: InputMaybe<Scalars['String']['input']>;
  readonly militaryServiceSituation?: InputMaybe<Scalars['String']['input']>;
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  readonly nationality?: InputMaybe<Scalars['String']['input']>;
  readonly nickName?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly secondaryEmail?: InputMaybe<Scalars['String']['input']>;
};

/** What a person set up for themselves. */
export type PersonalSettings = {
  readonly __typename?: 'PersonalSettings';
  readonly density?: Maybe<Density>;
  /** Same as the person's id. */
  readonly id: Scalars['ID']['output'];
  /** Null until the person chose one: what a device shows is then its own. */
  readonly theme?: Maybe<Theme>;
  readonly timerRounding: TimerRounding;
  /** Hours that the person wants to log in a week; null for none. */
  readonly weekTarget?: Maybe<Scalars['Float']['output']>;
};

/** What is not given stays. */
export type PersonalSettingsInput = {
  readonly density?: InputMaybe<Density>;
  readonly theme?: InputMaybe<Theme>;
  readonly timerRounding?: InputMaybe<TimerRounding>;
  /** Null takes it away. */
  readonly weekTarget?: InputMaybe<Scalars['Float']['input']>;
};

export type Phone = {
  readonly __typename?: 'Phone';
  readonly id: Scalars['ID']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly number: Scalars['String']['output'];
  readonly verification: Verification;
};

export type PhoneInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly number: Scalars['String']['input'];
};

/** The records that a person has pinned. */
export type PinnedEntries = {
  readonly __typename?: 'PinnedEntries';
  /** Same as the person's id. */
  readonly id: Scalars['ID']['output'];
  /** In the order in which they were pinned, six at most. */
  readonly items: ReadonlyArray<EarlierEntry>;
};

/** A position that a person can apply for through its deep link (specification 2.10). */
export type Position = {
  readonly __typename?: 'Position';
  readonly deepLinkId: Scalars['ID']['output'];
  readonly jobDescription: Scalars['String']['output'];
  readonly jobTitles: ReadonlyArray<Scalars['String']['output']>;
  /** Null when the position cannot be applied for. */
  readonly positionId?: Maybe<Scalars['ID']['output']>;
  readonly skills: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

/** What a person fills in about themselves (specification 2.6); a mutation answers with it, so that the page shows what is stored. */
export type Profile = {
  readonly __typename?: 'Profile';
  readonly careerHistory: CareerHistory;
  readonly certificates: ReadonlyArray<Certificate>;
  readonly completeness: ProfileCompleteness;
  readonly contact: Contact;
  readonly educations: ReadonlyArray<Education>;
  /** Same as the person's id. */
  readonly id: Scalars['ID']['output'];
  /** Some fields are read only for a hiring manager. */
  readonly isHiringManager: Scalars['Boolean']['output'];
  readonly jobPreferences: JobPreferences;
  readonly languageSkills: ReadonlyArray<LanguageSkill>;
  readonly personalDetails: PersonalDetails;
  readonly setup: ProfileSetup;
  readonly technicalSkills: ReadonlyArray<TechnicalSkill>;
};

/** Which parts of a person's profile are complete (specification 5). */
export type ProfileCompleteness = {
  readonly __typename?: 'ProfileCompleteness';
  readonly careerHistory: Scalars['Boolean']['output'];
  /** Same as the person's id, so that the shell and the profile share one. */
  readonly id: Scalars['ID']['output'];
  readonly personal: Scalars['Boolean']['output'];
  readonly professional: Scalars['Boolean']['output'];
  readonly profile: Scalars['Boolean']['output'];
};

export type ProfileSetup = {
  readonly __typename?: 'ProfileSetup';
  /** Rich text, sanitised. */
  readonly bio?: Maybe<Scalars['String']['output']>;
  /** Whether the portal has been set up to connect LinkedIn. */
  readonly canConnectLinkedIn: Scalars['Boolean']['output'];
  /** File name of the CV, or null without one. */
  readonly cvName?: Maybe<Scalars['String']['output']>;
  /** Size of the CV in bytes. */
  readonly cvSize?: Maybe<Scalars['Int']['output']>;
  readonly gitHub?: Maybe<Scalars['String']['output']>;
  readonly linkedIn?: Maybe<Scalars['String']['output']>;
  readonly linkedInVerifiedOn?: Maybe<Scalars['DateTime']['output']>;
  /** Rich text, sanitised. */
  readonly personality?: Maybe<Scalars['String']['output']>;
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
  readonly webSite?: Maybe<Scalars['String']['output']>;
};

export type ProfileSetupInput = {
  readonly bio?: InputMaybe<Scalars['String']['input']>;
  readonly gitHub?: InputMaybe<Scalars['String']['input']>;
  readonly linkedIn?: InputMaybe<Scalars['String']['input']>;
  readonly personality?: InputMaybe<Scalars['String']['input']>;
  readonly webSite?: InputMaybe<Scalars['String']['input']>;
};

export type Project = {
  readonly __typename?: 'Project';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type PushDeviceInput = {
  readonly deviceType: Scalars['String']['input'];
  readonly model: Scalars['String']['input'];
  /** The Web Push subscription as JSON text. */
  readonly subscription: Scalars['String']['input'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** For a line manager the accesses of their team, for a member what is granted to them; the newest first. */
  readonly accesses: ReadonlyArray<ToolAccess>;
  readonly assessment: Assessment;
  /** A page of the catalogue, from page 1. */
  readonly assessments: AssessmentPage;
  /** Authors of the signed-in line manager's team, who committed last first. */
  readonly authors: ReadonlyArray<Author>;
  readonly captchaChallenge: CaptchaChallenge;
  /** Names of a country's cities; the country by its name or code. */
  readonly cities: ReadonlyArray<Scalars['String']['output']>;
  /** The person's own commitments, by start date. */
  readonly commitments: ReadonlyArray<Commitment>;
  readonly countries: ReadonlyArray<Country>;
  readonly course: Course;
  /** A page of the catalogue, from page 1. */
  readonly courses: CoursePage;
  /** The person's dashboard in one answer; the report covers start to end, both included. utcOffset: minutes east of UTC where the person is. */
  readonly dashboard: Dashboard;
  readonly epics: EpicSet;
  readonly jobRoles: ReadonlyArray<JobRole>;
  readonly jobTitles: ReadonlyArray<JobTitle>;
  /** The person's own active commitments with a salary, by name. */
  readonly loanCommitments: ReadonlyArray<LoanCommitment>;
  /** A page of the person's own loans, from page 1. */
  readonly loans: LoanPage;
  readonly notificationPreferences: NotificationPreferences;
  readonly notifications: NotificationPage;
  /** Where the person is signed in: here first, then where it was last. */
  readonly openSessions: ReadonlyArray<OpenSession>;
  /** What happened to one of the person's own pay runs, the first event first. */
  readonly payRunAudit: ReadonlyArray<AuditEntry>;
  /** The person's own pay runs, the newest period first. */
  readonly payRuns: ReadonlyArray<PayRun>;
  /** The person's accounts of a type, the default first. */
  readonly paymentAccounts: ReadonlyArray<PaymentAccount>;
  readonly paymentMethod: PaymentMethod;
  readonly personalSettings: PersonalSettings;
  readonly pinnedTimesheetEntries: PinnedEntries;
  readonly position: Position;
  /** The signed-in person's profile. */
  readonly profile: Profile;
  /** The latest record of each work of the four weeks up to a day, latest first, six at most: what a new record may begin from. */
  readonly recentTimesheetEntries: ReadonlyArray<EarlierEntry>;
  /** The repositories the person has access to, by name. */
  readonly repositories: ReadonlyArray<Repository>;
  /** Whether a mailed reset token can still be used. */
  readonly resetTokenValid: Scalars['Boolean']['output'];
  readonly roadMap: RoadMap;
  /** An assessment where it is taken; refused while its step is locked. */
  readonly roadMapAssessment: Assessment;
  /** A course in a roadmap; refused while its step is locked. */
  readonly roadMapCourse: Course;
  /** The roadmaps whose title holds the text, with the person's progress. */
  readonly roadMaps: ReadonlyArray<RoadMap>;
  readonly skills: ReadonlyArray<Skill>;
  readonly teamChoices: TeamChoices;
  /** The person's records and days of leave, both ends included (at most 400 days). `after` is the `next` of the page before. */
  readonly timesheet: TimesheetRange;
  readonly timesheetChoices: TimesheetChoices;
  readonly timesheetEntry: TimesheetEntry;
  /** For a line manager, from page 1. FORBIDDEN for a member who does not report to them. */
  readonly timesheetReport: TimesheetReport;
  /** What the signed-in person's shell needs in one answer: who they are, which parts of the profile are complete, what the menu shows. */
  readonly viewer: Viewer;
  /** The weekly timesheet audit (at most 31 days, both ends included): of everybody who reports to the line manager who asks, FORBIDDEN for a member; with `own` of the person alone, with the same figures. */
  readonly weeklyAudit: WeeklyAudit;
};


export type QueryassessmentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryassessmentsArgs = {
  criteria: AssessmentCriteria;
  page: Scalars['Int']['input'];
};


export type QueryauthorsArgs = {
  showIgnored: Scalars['Boolean']['input'];
};


export type QuerycitiesArgs = {
  country: Scalars['String']['input'];
};


export type QuerycourseArgs = {
  id: Scalars['ID']['input'];
};


export type QuerycoursesArgs = {
  criteria: CourseCriteria;
  page: Scalars['Int']['input'];
};


export type QuerydashboardArgs = {
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
  utcOffset: Scalars['Int']['input'];
};


export type QueryepicsArgs = {
  projectId: Scalars['ID']['input'];
};


export type QueryloansArgs = {
  descending: Scalars['Boolean']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: LoanSort;
};


export type QuerynotificationsArgs = {
  pageNumber?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  unreadOnly?: Scalars['Boolean']['input'];
};


export type QuerypayRunAuditArgs = {
  id: Scalars['ID']['input'];
};


export type QuerypaymentAccountsArgs = {
  type: PaymentAccountType;
};


export type QuerypositionArgs = {
  deepLinkId: Scalars['ID']['input'];
};


export type QueryrecentTimesheetEntriesArgs = {
  until: Scalars['Date']['input'];
};


export type QueryresetTokenValidArgs = {
  token: Scalars['String']['input'];
};


export type QueryroadMapArgs = {
  id: Scalars['ID']['input'];
};


export type QueryroadMapAssessmentArgs = {
  place: AssessmentPlace;
};


export type QueryroadMapCourseArgs = {
  courseId: Scalars['ID']['input'];
  roadMapId: Scalars['ID']['input'];
};


export type QueryroadMapsArgs = {
  title: Scalars['String']['input'];
};


export type QuerytimesheetArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  end: Scalars['Date']['input'];
  start: Scalars['Date']['input'];
};


export type QuerytimesheetEntryArgs = {
  id: Scalars['ID']['input'];
};


export type QuerytimesheetReportArgs = {
  filter: ReportFilter;
  grouping: ReportGrouping;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryweeklyAuditArgs = {
  end: Scalars['Date']['input'];
  own: Scalars['Boolean']['input'];
  start: Scalars['Date']['input'];
};

export type Question = {
  readonly __typename?: 'Question';
  /** JSON text: {"option": 2}, or the code by editor. */
  readonly answer?: Maybe<Scalars['String']['output']>;
  /** When that answer was taken. */
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Languages; when there is one the answer is code. */
  readonly editors: ReadonlyArray<Scalars['String']['output']>;
  /** Of the question in this place. */
  readonly id: Scalars['ID']['output'];
  readonly isSubmitted: Scalars['Boolean']['output'];
  readonly level: QuestionLevel;
  readonly minutes: Scalars['Int']['output'];
  /** What can be chosen from; when empty, the boxes are called 1 to 4. */
  readonly options: ReadonlyArray<QuestionOption>;
  readonly questionId: Scalars['ID']['output'];
  readonly technologies: ReadonlyArray<Scalars['String']['output']>;
  /** Null until the assessment is started. */
  readonly text?: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type QuestionLevel =
  | 'Easy'
  | 'Hard'
  | 'Medium';

export type QuestionOption = {
  readonly __typename?: 'QuestionOption';
  readonly id: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
};

export type ReportFilter = {
  /** Included; the range has at most 400 days. */
  readonly end: Scalars['Date']['input'];
  /** None are everybody who reports to the line manager, and themselves. */
  readonly memberIds: ReadonlyArray<Scalars['ID']['input']>;
  /** None are all. */
  readonly projectIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly start: Scalars['Date']['input'];
};

/** What belongs together in a report, with the sum of all of its records. */
export type ReportGroup = {
  readonly __typename?: 'ReportGroup';
  /** Hours, with the adjustments. */
  readonly effort: Scalars['Float']['output'];
  /** The member's, project's or activity's id; of an epic `{project's id}/{epic}`. */
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Whose epic it is; null for other groups. */
  readonly projectName?: Maybe<Scalars['String']['output']>;
  readonly recordCount: Scalars['Int']['output'];
};

/** By what the records of a timesheet report are grouped. */
export type ReportGrouping =
  | 'Activity'
  | 'Epic'
  | 'Member'
  | 'None'
  | 'Project';

/** A time record of the line manager's team. */
export type ReportRecord = {
  readonly __typename?: 'ReportRecord';
  readonly activity: Scalars['String']['output'];
  readonly activityId: Scalars['ID']['output'];
  /** Hours that an audit added or took. */
  readonly adjustment: Scalars['Float']['output'];
  readonly date: Scalars['Date']['output'];
  readonly description: Scalars['String']['output'];
  /** Hours, with the adjustment. */
  readonly effort: Scalars['Float']['output'];
  readonly epic: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly memberId: Scalars['ID']['output'];
  readonly memberName: Scalars['String']['output'];
  readonly projectId: Scalars['ID']['output'];
  readonly projectName: Scalars['String']['output'];
  readonly technology: Scalars['String']['output'];
  readonly ticket: Scalars['String']['output'];
};

export type Repository = {
  readonly __typename?: 'Repository';
  readonly access: RepositoryAccess;
  readonly defaultBranch: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly issues: ReadonlyArray<RepositoryIssues>;
  readonly lastCommitAt?: Maybe<Scalars['DateTime']['output']>;
  /** Lines of the person's own commits. */
  readonly myLines: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly project: Project;
  readonly url: Scalars['String']['output'];
};

export type RepositoryAccess =
  | 'Admin'
  | 'Read'
  | 'Write';

export type RepositoryIssues = {
  readonly __typename?: 'RepositoryIssues';
  readonly class: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly severity: Scalars['String']['output'];
};

export type RequestResult = {
  readonly __typename?: 'RequestResult';
  readonly message: Scalars['String']['output'];
};

/** What lists mask of an account, in full. It has no id, so that no cache keeps it. */
export type RevealedAccount = {
  readonly __typename?: 'RevealedAccount';
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly shebaNumber?: Maybe<Scalars['String']['output']>;
  readonly walletAddress?: Maybe<Scalars['String']['output']>;
};

export type RoadMap = {
  readonly __typename?: 'RoadMap';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isStarted: Scalars['Boolean']['output'];
  readonly minutes: Scalars['Int']['output'];
  /** Completed steps of all, in percent. */
  readonly progress: Scalars['Int']['output'];
  readonly steps: ReadonlyArray<RoadMapStep>;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** Members who have started it. */
  readonly talents: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

/** A step of a roadmap with the person's progress (specification 2.9, Roadmap detail). */
export type RoadMapStep = {
  readonly __typename?: 'RoadMapStep';
  /** Of a course. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  readonly isFavorite: Scalars['Boolean']['output'];
  /** The first one, and those whose step before is completed. */
  readonly isOpen: Scalars['Boolean']['output'];
  readonly kind: RoadMapStepKind;
  /** Of a course. */
  readonly level?: Maybe<CourseLevel>;
  readonly minutes: Scalars['Int']['output'];
  /** The title of the step that opens this one; null when it is open. */
  readonly opensAfter?: Maybe<Scalars['String']['output']>;
  /** Of an assessment. */
  readonly questionCount?: Maybe<Scalars['Int']['output']>;
  readonly state: TrainingState;
  /** Of its course or assessment. */
  readonly targetId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
};

export type RoadMapStepKind =
  | 'Assessment'
  | 'Course';

export type SignInResult = {
  readonly __typename?: 'SignInResult';
  readonly tokens: TokenPair;
  readonly user: UserInfo;
};

export type SignUpInput = {
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly telephone: Scalars['String']['input'];
  readonly wayToKnow?: InputMaybe<Scalars['String']['input']>;
};

export type SignUpResult = {
  readonly __typename?: 'SignUpResult';
  readonly id: Scalars['ID']['output'];
};

export type Skill = {
  readonly __typename?: 'Skill';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Says, when it is open and whenever the person's notifications changed, that the client should ask again. */
  readonly notificationsChanged: Scalars['Boolean']['output'];
};

/** What a new access is chosen from: the projects and the people of the line manager's team. */
export type TeamChoices = {
  readonly __typename?: 'TeamChoices';
  readonly members: ReadonlyArray<TeamPerson>;
  readonly projects: ReadonlyArray<TeamProject>;
};

/** Somebody whom an access can be for. */
export type TeamPerson = {
  readonly __typename?: 'TeamPerson';
  /** With which they sign in to the portal. */
  readonly email: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type TeamProject = {
  readonly __typename?: 'TeamProject';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type TechnicalSkill = {
  readonly __typename?: 'TechnicalSkill';
  /** Name of the certificate file, or null without one. */
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly skillId: Scalars['ID']['output'];
};

export type Technology = {
  readonly __typename?: 'Technology';
  readonly activityIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly disabled: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly value: Scalars['String']['output'];
};

/** 'System' is what the device asks for. */
export type Theme =
  | 'Dark'
  | 'Light'
  | 'System';

/** To which quarter of an hour a timer's time is rounded. */
export type TimerRounding =
  | 'Down'
  | 'Nearest'
  | 'Up';

/** What a record is chosen from. */
export type TimesheetChoices = {
  readonly __typename?: 'TimesheetChoices';
  readonly activities: ReadonlyArray<Activity>;
  readonly commitments: ReadonlyArray<Commitment>;
  readonly id: Scalars['ID']['output'];
  readonly technologies: ReadonlyArray<Technology>;
};

/** A timesheet record (specification 3). */
export type TimesheetEntry = {
  readonly __typename?: 'TimesheetEntry';
  readonly activity: NamedValue;
  /** Hours added or taken by an audit. */
  readonly adjustment: Scalars['Float']['output'];
  readonly commitment: NamedCommitment;
  readonly date: Scalars['Date']['output'];
  readonly description: Scalars['String']['output'];
  /** Hours, in steps of 0.25. */
  readonly effort: Scalars['Float']['output'];
  readonly epic: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly project: Project;
  readonly technology: NamedValue;
  readonly ticket: Scalars['String']['output'];
  /** Counts its changes; a save or removal that names an older one is refused with CONFLICT. */
  readonly version: Scalars['Int']['output'];
};

export type TimesheetEntryInput = {
  readonly activityId: Scalars['ID']['input'];
  readonly commitmentId: Scalars['ID']['input'];
  readonly date: Scalars['Date']['input'];
  readonly description: Scalars['String']['input'];
  readonly effort: Scalars['Float']['input'];
  readonly epic: Scalars['String']['input'];
  /** Null registers a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly projectId: Scalars['ID']['input'];
  readonly technologyId: Scalars['ID']['input'];
  readonly ticket: Scalars['String']['input'];
  /** The version that was changed; null saves over whatever is there. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type TimesheetPinInput = {
  readonly activityId: Scalars['ID']['input'];
  readonly commitmentId: Scalars['ID']['input'];
  readonly description: Scalars['String']['input'];
  readonly epic: Scalars['String']['input'];
  readonly isPinned: Scalars['Boolean']['input'];
  readonly projectId: Scalars['ID']['input'];
  readonly technologyId: Scalars['ID']['input'];
  readonly ticket: Scalars['String']['input'];
};

export type TimesheetRange = {
  readonly __typename?: 'TimesheetRange';
  readonly end: Scalars['Date']['output'];
  /** By date, then in the order of entry; 500 at most. */
  readonly entries: ReadonlyArray<TimesheetEntry>;
  /** `start/end`, so that the cache keeps one of each, whatever page it is of. */
  readonly id: Scalars['ID']['output'];
  readonly leaves: ReadonlyArray<Leave>;
  /** Where the entries after these begin (`after`); null when there are none. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly start: Scalars['Date']['output'];
};

/** A page of the records that a filter lets through, with the sums of all of them. */
export type TimesheetReport = {
  readonly __typename?: 'TimesheetReport';
  /** Hours of all pages, with the adjustments. */
  readonly effort: Scalars['Float']['output'];
  /** Of all pages, by name; none without grouping. */
  readonly groups: ReadonlyArray<ReportGroup>;
  /** Records on all pages. */
  readonly recordCount: Scalars['Int']['output'];
  /** In the order of their groups, then by day, the newest first. */
  readonly records: ReadonlyArray<ReportRecord>;
};

export type TokenPair = {
  readonly __typename?: 'TokenPair';
  readonly idToken: Scalars['String']['output'];
  /** What the next proof of the session's key carries (RFC 9449); null where sessions are bound to no key. */
  readonly proofNonce?: Maybe<Scalars['String']['output']>;
  readonly refreshToken: Scalars['String']['output'];
};

/** What a member may use of a tool of a project (specification 3, Access). */
export type ToolAccess = {
  readonly __typename?: 'ToolAccess';
  /** With which they sign in to the tool. */
  readonly email: Scalars['String']['output'];
  readonly grantedBy?: Maybe<Scalars['String']['output']>;
  readonly grantedOn?: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly memberId: Scalars['ID']['output'];
  readonly memberName: Scalars['String']['output'];
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly projectId: Scalars['ID']['output'];
  readonly projectName: Scalars['String']['output'];
  /** When the grant, or since it is granted the revocation, was asked for. */
  readonly requestedOn?: Maybe<Scalars['DateTime']['output']>;
  readonly revokedBy?: Maybe<Scalars['String']['output']>;
  readonly revokedOn?: Maybe<Scalars['DateTime']['output']>;
  readonly tool: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type TrainingState =
  | 'Completed'
  | 'InProgress'
  | 'NotStarted';

/** The signed-in person (specification 3, User info). */
export type UserInfo = {
  readonly __typename?: 'UserInfo';
  readonly avatar?: Maybe<Scalars['String']['output']>;
  readonly creationDate?: Maybe<Scalars['DateTime']['output']>;
  readonly email: Scalars['String']['output'];
  readonly emailVerified: Scalars['Boolean']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly ipDetail?: Maybe<Scalars['String']['output']>;
  readonly isAuthenticated: Scalars['Boolean']['output'];
  readonly lastSignInTime?: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  /** One role, as a single string. */
  readonly roles: Scalars['String']['output'];
  readonly surname: Scalars['String']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly userName: Scalars['String']['output'];
};

/** How far an address or phone is verified (specification 4); the code itself never leaves the server. */
export type Verification = {
  readonly __typename?: 'Verification';
  /** When it ends; a new one can be sent from then on. */
  readonly codeEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the code that lives now was sent, or null. */
  readonly codeSentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly wrongCodeCount: Scalars['Int']['output'];
};

export type Viewer = {
  readonly __typename?: 'Viewer';
  readonly completeness: ProfileCompleteness;
  /** Some commitment is Active or TeammemberPending. */
  readonly hasActiveCommitment: Scalars['Boolean']['output'];
  readonly hasCommitments: Scalars['Boolean']['output'];
  /** Same as the person's id, so that the cache keeps one viewer a person. */
  readonly id: Scalars['ID']['output'];
  /** Commitments that wait for the person's answer: the badge in the menu. */
  readonly pendingCommitmentCount: Scalars['Int']['output'];
  readonly unreadNotificationCount: Scalars['Int']['output'];
  readonly user: UserInfo;
  /** Pay runs that wait for the person's confirmation: another badge. */
  readonly waitingPayRunCount: Scalars['Int']['output'];
};

export type WeeklyAudit = {
  readonly __typename?: 'WeeklyAudit';
  readonly end: Scalars['Date']['output'];
  /** Whose it is and `start/end`, so that the cache keeps one of each. */
  readonly id: Scalars['ID']['output'];
  /** By name. */
  readonly members: ReadonlyArray<AuditMember>;
  readonly start: Scalars['Date']['output'];
};

export type WiseAccountInput = {
  readonly accountNumber: Scalars['String']['input'];
  readonly bankName: Scalars['String']['input'];
  readonly city: Scalars['String']['input'];
  readonly country: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly fullName: Scalars['String']['input'];
  readonly postCode: Scalars['String']['input'];
  readonly recipientAddress: Scalars['String']['input'];
  readonly swiftCode: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessInput: AccessInput;
  Activity: ResolverTypeWrapper<Activity>;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  AnswerTaken: ResolverTypeWrapper<AnswerTaken>;
  ApplicationResult: ResolverTypeWrapper<ApplicationResult>;
  Assessment: ResolverTypeWrapper<Assessment>;
  AssessmentCriteria: AssessmentCriteria;
  AssessmentPage: ResolverTypeWrapper<AssessmentPage>;
  AssessmentPlace: AssessmentPlace;
  AuditDay: ResolverTypeWrapper<AuditDay>;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditEvent: AuditEvent;
  AuditMember: ResolverTypeWrapper<AuditMember>;
  Author: ResolverTypeWrapper<Author>;
  AuthorChange: AuthorChange;
  BankAccountInput: BankAccountInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  CareerEntry: ResolverTypeWrapper<CareerEntry>;
  CareerEntryInput: CareerEntryInput;
  CareerHistory: ResolverTypeWrapper<CareerHistory>;
  Certificate: ResolverTypeWrapper<Certificate>;
  CertificateInput: CertificateInput;
  ChangeAuthorsInput: ChangeAuthorsInput;
  ChangedPayment: ResolverTypeWrapper<ChangedPayment>;
  Commitment: ResolverTypeWrapper<Commitment>;
  CommitmentBars: ResolverTypeWrapper<CommitmentBars>;
  CommitmentDay: ResolverTypeWrapper<CommitmentDay>;
  CommitmentDecision: CommitmentDecision;
  CommitmentPerson: ResolverTypeWrapper<CommitmentPerson>;
  CommitmentStatus: CommitmentStatus;
  ConfirmedPayRun: ResolverTypeWrapper<ConfirmedPayRun>;
  Contact: ResolverTypeWrapper<Contact>;
  Country: ResolverTypeWrapper<Country>;
  Course: ResolverTypeWrapper<CourseOf>;
  CourseCriteria: CourseCriteria;
  CourseDependency: ResolverTypeWrapper<CourseDependency>;
  CourseLevel: CourseLevel;
  CoursePage: ResolverTypeWrapper<Omit<CoursePage, 'courses'> & { courses: ReadonlyArray<ResolversTypes['Course']> }>;
  CourseStep: ResolverTypeWrapper<CourseStep>;
  CourseStepKind: CourseStepKind;
  CryptoCurrencyInput: CryptoCurrencyInput;
  Dashboard: ResolverTypeWrapper<DashboardOf>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecidedCommitment: ResolverTypeWrapper<DecidedCommitment>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DefaultAccountInput: DefaultAccountInput;
  Density: Density;
  Done: ResolverTypeWrapper<Done>;
  EarlierEntry: ResolverTypeWrapper<EarlierEntry>;
  Education: ResolverTypeWrapper<Education>;
  EducationInput: EducationInput;
  EffortReport: ResolverTypeWrapper<EffortReport>;
  EffortShare: ResolverTypeWrapper<EffortShare>;
  EpicSet: ResolverTypeWrapper<EpicSet>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HoursRange: HoursRange;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JobPreference: ResolverTypeWrapper<JobPreference>;
  JobPreferences: ResolverTypeWrapper<JobPreferences>;
  JobPreferencesInput: JobPreferencesInput;
  JobRole: ResolverTypeWrapper<JobRole>;
  JobTitle: ResolverTypeWrapper<JobTitle>;
  KeptReport: ResolverTypeWrapper<KeptReport>;
  LanguageSkill: ResolverTypeWrapper<LanguageSkill>;
  LanguageSkillInput: LanguageSkillInput;
  Leave: ResolverTypeWrapper<Leave>;
  LinkedInRedirect: ResolverTypeWrapper<LinkedInRedirect>;
  Loan: ResolverTypeWrapper<Loan>;
  LoanCommitment: ResolverTypeWrapper<LoanCommitment>;
  LoanInput: LoanInput;
  LoanLine: ResolverTypeWrapper<LoanLine>;
  LoanPage: ResolverTypeWrapper<LoanPage>;
  LoanSort: LoanSort;
  LoanStatus: LoanStatus;
  LoanTotal: ResolverTypeWrapper<LoanTotal>;
  Location: ResolverTypeWrapper<Location>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCommitment: ResolverTypeWrapper<NamedCommitment>;
  NamedValue: ResolverTypeWrapper<NamedValue>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationChannel: NotificationChannel;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  NotificationPreference: ResolverTypeWrapper<NotificationPreference>;
  NotificationPreferences: ResolverTypeWrapper<NotificationPreferences>;
  OpenSession: ResolverTypeWrapper<OpenSession>;
  PasswordConfirmation: ResolverTypeWrapper<PasswordConfirmation>;
  PastAnswer: ResolverTypeWrapper<PastAnswer>;
  PastAttempt: ResolverTypeWrapper<PastAttempt>;
  PayRun: ResolverTypeWrapper<PayRun>;
  PayRunLine: ResolverTypeWrapper<PayRunLine>;
  PaymentAccount: ResolverTypeWrapper<PaymentAccount>;
  PaymentAccountType: PaymentAccountType;
  PaymentChangeInput: PaymentChangeInput;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaypalInput: PaypalInput;
  PersonalDetails: ResolverTypeWrapper<PersonalDetails>;
  PersonalDetailsInput: PersonalDetailsInput;
  PersonalSettings: ResolverTypeWrapper<PersonalSettings>;
  PersonalSettingsInput: PersonalSettingsInput;
  Phone: ResolverTypeWrapper<Phone>;
  PhoneInput: PhoneInput;
  PinnedEntries: ResolverTypeWrapper<PinnedEntries>;
  Position: ResolverTypeWrapper<Position>;
  Profile: ResolverTypeWrapper<ProfileOf>;
  ProfileCompleteness: ResolverTypeWrapper<ProfileCompleteness>;
  ProfileSetup: ResolverTypeWrapper<ProfileSetup>;
  ProfileSetupInput: ProfileSetupInput;
  Project: ResolverTypeWrapper<Project>;
  PushDeviceInput: PushDeviceInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Question: ResolverTypeWrapper<Question>;
  QuestionLevel: QuestionLevel;
  QuestionOption: ResolverTypeWrapper<QuestionOption>;
  ReportFilter: ReportFilter;
  ReportGroup: ResolverTypeWrapper<ReportGroup>;
  ReportGrouping: ReportGrouping;
  ReportRecord: ResolverTypeWrapper<ReportRecord>;
  Repository: ResolverTypeWrapper<Repository>;
  RepositoryAccess: RepositoryAccess;
  RepositoryIssues: ResolverTypeWrapper<RepositoryIssues>;
  RequestResult: ResolverTypeWrapper<RequestResult>;
  RevealedAccount: ResolverTypeWrapper<RevealedAccount>;
  RoadMap: ResolverTypeWrapper<RoadMap>;
  RoadMapStep: ResolverTypeWrapper<RoadMapStep>;
  RoadMapStepKind: RoadMapStepKind;
  SignInResult: ResolverTypeWrapper<SignInResult>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<SignUpResult>;
  Skill: ResolverTypeWrapper<Skill>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TeamChoices: ResolverTypeWrapper<TeamChoices>;
  TeamPerson: ResolverTypeWrapper<TeamPerson>;
  TeamProject: ResolverTypeWrapper<TeamProject>;
  TechnicalSkill: ResolverTypeWrapper<TechnicalSkill>;
  Technology: ResolverTypeWrapper<Technology>;
  Theme: Theme;
  TimerRounding: TimerRounding;
  TimesheetChoices: ResolverTypeWrapper<TimesheetChoices>;
  TimesheetEntry: ResolverTypeWrapper<TimesheetEntry>;
  TimesheetEntryInput: TimesheetEntryInput;
  TimesheetPinInput: TimesheetPinInput;
  TimesheetRange: ResolverTypeWrapper<TimesheetRange>;
  TimesheetReport: ResolverTypeWrapper<TimesheetReport>;
  TokenPair: ResolverTypeWrapper<TokenPair>;
  ToolAccess: ResolverTypeWrapper<ToolAccess>;
  TrainingState: TrainingState;
  UserInfo: ResolverTypeWrapper<UserInfo>;
  Verification: ResolverTypeWrapper<Verification>;
  Viewer: ResolverTypeWrapper<Viewer>;
  WeeklyAudit: ResolverTypeWrapper<WeeklyAudit>;
  WiseAccountInput: WiseAccountInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessInput: AccessInput;
  Activity: Activity;
  Address: Address;
  AddressInput: AddressInput;
  AnswerTaken: AnswerTaken;
  ApplicationResult: ApplicationResult;
  Assessment: Assessment;
  AssessmentCriteria: AssessmentCriteria;
  AssessmentPage: AssessmentPage;
  AssessmentPlace: AssessmentPlace;
  AuditDay: AuditDay;
  AuditEntry: AuditEntry;
  AuditMember: AuditMember;
  Author: Author;
  BankAccountInput: BankAccountInput;
  Boolean: Scalars['Boolean']['output'];
  CaptchaChallenge: CaptchaChallenge;
  CareerEntry: CareerEntry;
  CareerEntryInput: CareerEntryInput;
  CareerHistory: CareerHistory;
  Certificate: Certificate;
  CertificateInput: CertificateInput;
  ChangeAuthorsInput: ChangeAuthorsInput;
  ChangedPayment: ChangedPayment;
  Commitment: Commitment;
  CommitmentBars: CommitmentBars;
  CommitmentDay: CommitmentDay;
  CommitmentPerson: CommitmentPerson;
  ConfirmedPayRun: ConfirmedPayRun;
  Contact: Contact;
  Country: Country;
  Course: CourseOf;
  CourseCriteria: CourseCriteria;
  CourseDependency: CourseDependency;
  CoursePage: Omit<CoursePage, 'courses'> & { courses: ReadonlyArray<ResolversParentTypes['Course']> };
  CourseStep: CourseStep;
  CryptoCurrencyInput: CryptoCurrencyInput;
  Dashboard: DashboardOf;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecidedCommitment: DecidedCommitment;
  Decimal: Scalars['Decimal']['output'];
  DefaultAccountInput: DefaultAccountInput;
  Done: Done;
  EarlierEntry: EarlierEntry;
  Education: Education;
  EducationInput: EducationInput;
  EffortReport: EffortReport;
  EffortShare: EffortShare;
  EpicSet: EpicSet;
  Float: Scalars['Float']['output'];
  HoursRange: HoursRange;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JobPreference: JobPreference;
  JobPreferences: JobPreferences;
  JobPreferencesInput: JobPreferencesInput;
  JobRole: JobRole;
  JobTitle: JobTitle;
  KeptReport: KeptReport;
  LanguageSkill: LanguageSkill;
  LanguageSkillInput: LanguageSkillInput;
  Leave: Leave;
  LinkedInRedirect: LinkedInRedirect;
  Loan: Loan;
  LoanCommitment: LoanCommitment;
  LoanInput: LoanInput;
  LoanLine: LoanLine;
  LoanPage: LoanPage;
  LoanTotal: LoanTotal;
  Location: Location;
  Mutation: Record<PropertyKey, never>;
  NamedCommitment: NamedCommitment;
  NamedValue: NamedValue;
  Notification: Notification;
  NotificationPage: NotificationPage;
  NotificationPreference: NotificationPreference;
  NotificationPreferences: NotificationPreferences;
  OpenSession: OpenSession;
  PasswordConfirmation: PasswordConfirmation;
  PastAnswer: PastAnswer;
  PastAttempt: PastAttempt;
  PayRun: PayRun;
  PayRunLine: PayRunLine;
  PaymentAccount: PaymentAccount;
  PaymentChangeInput: PaymentChangeInput;
  PaymentMethod: PaymentMethod;
  PaypalInput: PaypalInput;
  PersonalDetails: PersonalDetails;
  PersonalDetailsInput: PersonalDetailsInput;
  PersonalSettings: PersonalSettings;
  PersonalSettingsInput: PersonalSettingsInput;
  Phone: Phone;
  PhoneInput: PhoneInput;
  PinnedEntries: PinnedEntries;
  Position: Position;
  Profile: ProfileOf;
  ProfileCompleteness: ProfileCompleteness;
  ProfileSetup: ProfileSetup;
  ProfileSetupInput: ProfileSetupInput;
  Project: Project;
  PushDeviceInput: PushDeviceInput;
  Query: Record<PropertyKey, never>;
  Question: Question;
  QuestionOption: QuestionOption;
  ReportFilter: ReportFilter;
  ReportGroup: ReportGroup;
  ReportRecord: ReportRecord;
  Repository: Repository;
  RepositoryIssues: RepositoryIssues;
  RequestResult: RequestResult;
  RevealedAccount: RevealedAccount;
  RoadMap: RoadMap;
  RoadMapStep: RoadMapStep;
  SignInResult: SignInResult;
  SignUpInput: SignUpInput;
  SignUpResult: SignUpResult;
  Skill: Skill;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TeamChoices: TeamChoices;
  TeamPerson: TeamPerson;
  TeamProject: TeamProject;
  TechnicalSkill: TechnicalSkill;
  Technology: Technology;
  TimesheetChoices: TimesheetChoices;
  TimesheetEntry: TimesheetEntry;
  TimesheetEntryInput: TimesheetEntryInput;
  TimesheetPinInput: TimesheetPinInput;
  TimesheetRange: TimesheetRange;
  TimesheetReport: TimesheetReport;
  TokenPair: TokenPair;
  ToolAccess: ToolAccess;
  UserInfo: UserInfo;
  Verification: Verification;
  Viewer: Viewer;
  WeeklyAudit: WeeklyAudit;
  WiseAccountInput: WiseAccountInput;
};

export type ActivityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  defaultTechnologyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
};

export type AnswerTakenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnswerTaken'] = ResolversParentTypes['AnswerTaken']> = {
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ApplicationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApplicationResult'] = ResolversParentTypes['ApplicationResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment']> = {
  assessmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRestartable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAttempt?: Resolver<Maybe<ResolversTypes['PastAttempt']>, ParentType, ContextType>;
  objective?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
  roadMapId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssessmentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AssessmentPage'] = ResolversParentTypes['AssessmentPage']> = {
  assessments?: Resolver<ReadonlyArray<ResolversTypes['Assessment']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditDay'] = ResolversParentTypes['AuditDay']> = {
  codeLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  leaveHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loggedHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  watchedHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['AuditEvent'], ParentType, ContextType>;
};

export type AuditMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditMember'] = ResolversParentTypes['AuditMember']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['AuditDay']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIgnored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastCommitOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaptchaChallengeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = {
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CareerEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CareerEntry'] = ResolversParentTypes['CareerEntry']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  stillWorking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CareerHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CareerHistory'] = ResolversParentTypes['CareerHistory']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['CareerEntry']>, ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  credentialUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expireDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangedPayment'] = ResolversParentTypes['ChangedPayment']> = {
  accounts?: Resolver<ReadonlyArray<ResolversTypes['PaymentAccount']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
};

export type CommitmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Commitment'] = ResolversParentTypes['Commitment']> = {
  awaitsMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earliestTimesheetDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasWeeklyHours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hoursPerWeekMax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hoursPerWeekMin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineManager?: Resolver<Maybe<ResolversTypes['CommitmentPerson']>, ParentType, ContextType>;
  lineManagerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  portfolioManager?: Resolver<Maybe<ResolversTypes['CommitmentPerson']>, ParentType, ContextType>;
  projectLead?: Resolver<Maybe<ResolversTypes['CommitmentPerson']>, ParentType, ContextType>;
  projects?: Resolver<ReadonlyArray<ResolversTypes['Project']>, ParentType, ContextType>;
  seniorityLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommitmentStatus'], ParentType, ContextType>;
  statusMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommitmentBarsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentBars'] = ResolversParentTypes['CommitmentBars']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['CommitmentDay']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommitmentDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentDay'] = ResolversParentTypes['CommitmentDay']> = {
  codeLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  leaveHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loggedHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  watchedHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CommitmentPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CommitmentPerson'] = ResolversParentTypes['CommitmentPerson']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConfirmedPayRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmedPayRun'] = ResolversParentTypes['ConfirmedPayRun']> = {
  payRun?: Resolver<ResolversTypes['PayRun'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  addresses?: Resolver<ReadonlyArray<ResolversTypes['Address']>, ParentType, ContextType>;
  phones?: Resolver<ReadonlyArray<ResolversTypes['Phone']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dependencies?: Resolver<ReadonlyArray<ResolversTypes['CourseDependency']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['CourseLevel'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roadMapId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  skills?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TrainingState'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['CourseStep']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CourseDependencyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseDependency'] = ResolversParentTypes['CourseDependency']> = {
  courseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoursePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CoursePage'] = ResolversParentTypes['CoursePage']> = {
  courses?: Resolver<ReadonlyArray<ResolversTypes['Course']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CourseStep'] = ResolversParentTypes['CourseStep']> = {
  assessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CourseStepKind'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  commitments?: Resolver<ReadonlyArray<ResolversTypes['CommitmentBars']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['EffortReport'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecidedCommitmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DecidedCommitment'] = ResolversParentTypes['DecidedCommitment']> = {
  commitment?: Resolver<ResolversTypes['Commitment'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EarlierEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarlierEntry'] = ResolversParentTypes['EarlierEntry']> = {
  activity?: Resolver<ResolversTypes['NamedValue'], ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['NamedCommitment'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effort?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  epic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  technology?: Resolver<ResolversTypes['NamedValue'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EducationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Education'] = ResolversParentTypes['Education']> = {
  degree?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fieldOfStudy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  stillStudying?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EffortReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EffortReport'] = ResolversParentTypes['EffortReport']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['EffortShare']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['EffortShare']>, ParentType, ContextType>;
  epics?: Resolver<ReadonlyArray<ResolversTypes['EffortShare']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  technologies?: Resolver<ReadonlyArray<ResolversTypes['EffortShare']>, ParentType, ContextType>;
};

export type EffortShareResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EffortShare'] = ResolversParentTypes['EffortShare']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netEffort?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EpicSetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EpicSet'] = ResolversParentTypes['EpicSet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type JobPreferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobPreference'] = ResolversParentTypes['JobPreference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workingPosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobPreferencesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobPreferences'] = ResolversParentTypes['JobPreferences']> = {
  experienceYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preferences?: Resolver<ReadonlyArray<ResolversTypes['JobPreference']>, ParentType, ContextType>;
  specificRoles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobRoleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobRole'] = ResolversParentTypes['JobRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobTitleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobTitle'] = ResolversParentTypes['JobTitle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type KeptReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['KeptReport'] = ResolversParentTypes['KeptReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LanguageSkillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LanguageSkill'] = ResolversParentTypes['LanguageSkill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaveResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Leave'] = ResolversParentTypes['Leave']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LinkedInRedirectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LinkedInRedirect'] = ResolversParentTypes['LinkedInRedirect']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Loan'] = ResolversParentTypes['Loan']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  commitmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['LoanLine']>, ParentType, ContextType>;
  paymentDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paymentReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  perInstallment?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  proposedPaymentDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoanCommitmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoanCommitment'] = ResolversParentTypes['LoanCommitment']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoanLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoanLine'] = ResolversParentTypes['LoanLine']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paidDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type LoanPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoanPage'] = ResolversParentTypes['LoanPage']> = {
  loans?: Resolver<ReadonlyArray<ResolversTypes['Loan']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['LoanTotal']>, ParentType, ContextType>;
};

export type LoanTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LoanTotal'] = ResolversParentTypes['LoanTotal']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAccess: Resolver<ResolversTypes['ToolAccess'], ParentType, ContextType, RequireFields<MutationaddAccessArgs, 'input'>>;
  addBankAccount: Resolver<ResolversTypes['ChangedPayment'], ParentType, ContextType, RequireFields<MutationaddBankAccountArgs, 'confirmation' | 'input'>>;
  addCryptoCurrency: Resolver<ResolversTypes['ChangedPayment'], ParentType, ContextType, RequireFields<MutationaddCryptoCurrencyArgs, 'confirmation' | 'input'>>;
  addEpic: Resolver<ResolversTypes['EpicSet'], ParentType, ContextType, RequireFields<MutationaddEpicArgs, 'name' | 'projectId'>>;
  addJobPreference: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationaddJobPreferenceArgs, 'workingPosition'>>;
  addPaypal: Resolver<ResolversTypes['ChangedPayment'], ParentType, ContextType, RequireFields<MutationaddPaypalArgs, 'confirmation' | 'input'>>;
  addTechnicalSkill: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationaddTechnicalSkillArgs, 'skillId'>>;
  addWiseAccount: Resolver<ResolversTypes['ChangedPayment'], ParentType, ContextType, RequireFields<MutationaddWiseAccountArgs, 'confirmation' | 'input'>>;
  adoptTokens: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType>;
  applyForPosition: Resolver<ResolversTypes['ApplicationResult'], ParentType, ContextType, RequireFields<MutationapplyForPositionArgs, 'deepLinkId' | 'positionId'>>;
  changeAuthors: Resolver<ReadonlyArray<ResolversTypes['Author']>, ParentType, ContextType, RequireFields<MutationchangeAuthorsArgs, 'input'>>;
  changePersonalSettings: Resolver<ResolversTypes['PersonalSettings'], ParentType, ContextType, RequireFields<MutationchangePersonalSettingsArgs, 'input'>>;
  choosePaymentMethod: Resolver<ResolversTypes['ChangedPayment'], ParentType, ContextType, RequireFields<MutationchoosePaymentMethodArgs, 'confirmation' | 'type'>>;
  completeLesson: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationcompleteLessonArgs, 'courseId' | 'roadMapId' | 'stepId'>>;
  confirmPassword: Resolver<ResolversTypes['PasswordConfirmation'], ParentType, ContextType, RequireFields<MutationconfirmPasswordArgs, 'change' | 'password'>>;
  confirmPayRun: Resolver<ResolversTypes['ConfirmedPayRun'], ParentType, ContextType, RequireFields<MutationconfirmPayRunArgs, 'id' | 'totalPay'>>;
  connectLinkedIn: Resolver<ResolversTypes['LinkedInRedirect'], ParentType, ContextType>;
  createOneUseToken: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decideCommitment: Resolver<ResolversTypes['DecidedCommitment'], ParentType, ContextType, RequireFields<MutationdecideCommitmentArgs, 'decision' | 'id'>>;
  endOtherSessions: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationendOtherSessionsArgs, 'password'>>;
  endSession: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationendSessionArgs, 'id' | 'password'>>;
  grantAccess: Resolver<ResolversTypes['ToolAccess'], ParentType, ContextType, RequireFields<MutationgrantAccessArgs, 'id'>>;
  logIn: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationlogInArgs, 'password' | 'userName'>>;
  logInWithCustomToken: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationlogInWithCustomTokenArgs, 'token'>>;
  logInWithGoogle: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationlogInWithGoogleArgs, 'accessToken'>>;
  logOut: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  makeAccountDefault: Resolver<ResolversTypes['ChangedPayment'], ParentType, ContextType, RequireFields<MutationmakeAccountDefaultArgs, 'confirmation' | 'id' | 'type'>>;
  markAllNotificationsRead: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  markNotificationRead: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationmarkNotificationReadArgs, 'id'>>;
  pinTimesheetEntry: Resolver<ResolversTypes['PinnedEntries'], ParentType, ContextType, RequireFields<MutationpinTimesheetEntryArgs, 'input'>>;
  refreshSession: Resolver<ResolversTypes['TokenPair'], ParentType, ContextType>;
  registerPushDevice: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationregisterPushDeviceArgs, 'input'>>;
  removeAddress: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveAddressArgs, 'id'>>;
  removeCareerEntry: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveCareerEntryArgs, 'id'>>;
  removeCertificate: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveCertificateArgs, 'id'>>;
  removeCertificateFile: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveCertificateFileArgs, 'id'>>;
  removeCv: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  removeEducation: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveEducationArgs, 'id'>>;
  removeJobPreference: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveJobPreferenceArgs, 'id'>>;
  removeLanguageSkill: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveLanguageSkillArgs, 'id'>>;
  removeLeave: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationremoveLeaveArgs, 'id'>>;
  removeLoan: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationremoveLoanArgs, 'id'>>;
  removePhone: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremovePhoneArgs, 'id'>>;
  removePushDevice: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationremovePushDeviceArgs, 'subscription'>>;
  removeTechnicalSkill: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveTechnicalSkillArgs, 'id'>>;
  removeTechnicalSkillFile: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationremoveTechnicalSkillFileArgs, 'id'>>;
  removeTimesheetEntry: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationremoveTimesheetEntryArgs, 'id'>>;
  reportProblem: Resolver<ResolversTypes['KeptReport'], ParentType, ContextType, RequireFields<MutationreportProblemArgs, 'report'>>;
  requestAssessmentAccess: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationrequestAssessmentAccessArgs, 'id'>>;
  requestCourseAccess: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationrequestCourseAccessArgs, 'id'>>;
  requestJobTitle: Resolver<ResolversTypes['RequestResult'], ParentType, ContextType, RequireFields<MutationrequestJobTitleArgs, 'title'>>;
  requestSkill: Resolver<ResolversTypes['RequestResult'], ParentType, ContextType, RequireFields<MutationrequestSkillArgs, 'title'>>;
  restartAssessment: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationrestartAssessmentArgs, 'place'>>;
  revealPaymentAccount: Resolver<ResolversTypes['RevealedAccount'], ParentType, ContextType, RequireFields<MutationrevealPaymentAccountArgs, 'id' | 'type'>>;
  revokeAccess: Resolver<ResolversTypes['ToolAccess'], ParentType, ContextType, RequireFields<MutationrevokeAccessArgs, 'id'>>;
  saveAddress: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsaveAddressArgs, 'input'>>;
  saveCareerEntry: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsaveCareerEntryArgs, 'input'>>;
  saveCareerHistory: Resolver<ResolversTypes['Profile'], ParentType, ContextType, Partial<MutationsaveCareerHistoryArgs>>;
  saveCertificate: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsaveCertificateArgs, 'input'>>;
  saveEducation: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsaveEducationArgs, 'input'>>;
  saveJobPreferences: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsaveJobPreferencesArgs, 'input'>>;
  saveLanguageSkill: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsaveLanguageSkillArgs, 'input'>>;
  saveLeave: Resolver<ResolversTypes['Leave'], ParentType, ContextType, RequireFields<MutationsaveLeaveArgs, 'date'>>;
  saveLoan: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationsaveLoanArgs, 'input'>>;
  saveNewPassword: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationsaveNewPasswordArgs, 'password' | 'token'>>;
  savePersonalDetails: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsavePersonalDetailsArgs, 'input'>>;
  savePhone: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsavePhoneArgs, 'input'>>;
  saveProfileSetup: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsaveProfileSetupArgs, 'input'>>;
  saveTimesheetEntry: Resolver<ResolversTypes['TimesheetEntry'], ParentType, ContextType, RequireFields<MutationsaveTimesheetEntryArgs, 'input'>>;
  sendAccessRequest: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationsendAccessRequestArgs, 'id' | 'memberId'>>;
  sendAddressCode: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationsendAddressCodeArgs, 'id'>>;
  sendPhoneCode: Resolver<ResolversTypes['Phone'], ParentType, ContextType, RequireFields<MutationsendPhoneCodeArgs, 'id'>>;
  sendResetPasswordLink: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationsendResetPasswordLinkArgs, 'callbackUrl' | 'email'>>;
  sendVerificationEmail: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationsendVerificationEmailArgs, 'callbackUrl'>>;
  setDefaultAddress: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsetDefaultAddressArgs, 'id'>>;
  setDefaultPhone: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationsetDefaultPhoneArgs, 'id'>>;
  setFavoriteCourse: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationsetFavoriteCourseArgs, 'courseId' | 'isFavorite' | 'roadMapId'>>;
  setNotificationPreference: Resolver<ResolversTypes['NotificationPreference'], ParentType, ContextType, RequireFields<MutationsetNotificationPreferenceArgs, 'channel' | 'isOn' | 'kind'>>;
  signUp: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationsignUpArgs, 'input'>>;
  startAssessment: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationstartAssessmentArgs, 'place'>>;
  startCourse: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<MutationstartCourseArgs, 'courseId' | 'roadMapId'>>;
  submitAnswer: Resolver<ResolversTypes['AnswerTaken'], ParentType, ContextType, RequireFields<MutationsubmitAnswerArgs, 'answer' | 'place' | 'questionId'>>;
  submitAssessment: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationsubmitAssessmentArgs, 'place'>>;
  verifyAddress: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationverifyAddressArgs, 'code' | 'id'>>;
  verifyEmail: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationverifyEmailArgs, 'token'>>;
  verifyLinkedIn: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationverifyLinkedInArgs, 'code' | 'state'>>;
  verifyPhone: Resolver<ResolversTypes['Phone'], ParentType, ContextType, RequireFields<MutationverifyPhoneArgs, 'code' | 'id'>>;
};

export type NamedCommitmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedCommitment'] = ResolversParentTypes['NamedCommitment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NamedValue'] = ResolversParentTypes['NamedValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationPreferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPreference'] = ResolversParentTypes['NotificationPreference']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationPreferencesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPreferences'] = ResolversParentTypes['NotificationPreferences']> = {
  isMailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPushSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
};

export type OpenSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenSession'] = ResolversParentTypes['OpenSession']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPresent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PasswordConfirmationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordConfirmation'] = ResolversParentTypes['PasswordConfirmation']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PastAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PastAnswer'] = ResolversParentTypes['PastAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PastAttemptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PastAttempt'] = ResolversParentTypes['PastAttempt']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['PastAnswer']>, ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PayRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayRun'] = ResolversParentTypes['PayRun']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exchangeCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangedPay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fromDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PayRunLine']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totalHours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalPay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type PayRunLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PayRunLine'] = ResolversParentTypes['PayRunLine']> = {
  commitmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  commitmentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  projectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PaymentAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentAccount'] = ResolversParentTypes['PaymentAccount']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bsb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revealedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shebaNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swiftCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentAccountType'], ParentType, ContextType>;
  walletAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  hasActivePayRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['PaymentAccountType']>, ParentType, ContextType>;
};

export type PersonalDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalDetails'] = ResolversParentTypes['PersonalDetails']> = {
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  militaryServiceSituation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PersonalSettings'] = ResolversParentTypes['PersonalSettings']> = {
  density?: Resolver<Maybe<ResolversTypes['Density']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['Theme']>, ParentType, ContextType>;
  timerRounding?: Resolver<ResolversTypes['TimerRounding'], ParentType, ContextType>;
  weekTarget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PhoneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
};

export type PinnedEntriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PinnedEntries'] = ResolversParentTypes['PinnedEntries']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['EarlierEntry']>, ParentType, ContextType>;
};

export type PositionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  deepLinkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jobTitles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  positionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  skills?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  careerHistory?: Resolver<ResolversTypes['CareerHistory'], ParentType, ContextType>;
  certificates?: Resolver<ReadonlyArray<ResolversTypes['Certificate']>, ParentType, ContextType>;
  completeness?: Resolver<ResolversTypes['ProfileCompleteness'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  educations?: Resolver<ReadonlyArray<ResolversTypes['Education']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHiringManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobPreferences?: Resolver<ResolversTypes['JobPreferences'], ParentType, ContextType>;
  languageSkills?: Resolver<ReadonlyArray<ResolversTypes['LanguageSkill']>, ParentType, ContextType>;
  personalDetails?: Resolver<ResolversTypes['PersonalDetails'], ParentType, ContextType>;
  setup?: Resolver<ResolversTypes['ProfileSetup'], ParentType, ContextType>;
  technicalSkills?: Resolver<ReadonlyArray<ResolversTypes['TechnicalSkill']>, ParentType, ContextType>;
};

export type ProfileCompletenessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileCompleteness'] = ResolversParentTypes['ProfileCompleteness']> = {
  careerHistory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  professional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileSetupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileSetup'] = ResolversParentTypes['ProfileSetup']> = {
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canConnectLinkedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cvName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cvSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gitHub?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedInVerifiedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  personality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webSite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accesses: Resolver<ReadonlyArray<ResolversTypes['ToolAccess']>, ParentType, ContextType>;
  assessment: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<QueryassessmentArgs, 'id'>>;
  assessments: Resolver<ResolversTypes['AssessmentPage'], ParentType, ContextType, RequireFields<QueryassessmentsArgs, 'criteria' | 'page'>>;
  authors: Resolver<ReadonlyArray<ResolversTypes['Author']>, ParentType, ContextType, RequireFields<QueryauthorsArgs, 'showIgnored'>>;
  captchaChallenge: Resolver<ResolversTypes['CaptchaChallenge'], ParentType, ContextType>;
  cities: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QuerycitiesArgs, 'country'>>;
  commitments: Resolver<ReadonlyArray<ResolversTypes['Commitment']>, ParentType, ContextType>;
  countries: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  course: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<QuerycourseArgs, 'id'>>;
  courses: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<QuerycoursesArgs, 'criteria' | 'page'>>;
  dashboard: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<QuerydashboardArgs, 'end' | 'start' | 'utcOffset'>>;
  epics: Resolver<ResolversTypes['EpicSet'], ParentType, ContextType, RequireFields<QueryepicsArgs, 'projectId'>>;
  jobRoles: Resolver<ReadonlyArray<ResolversTypes['JobRole']>, ParentType, ContextType>;
  jobTitles: Resolver<ReadonlyArray<ResolversTypes['JobTitle']>, ParentType, ContextType>;
  loanCommitments: Resolver<ReadonlyArray<ResolversTypes['LoanCommitment']>, ParentType, ContextType>;
  loans: Resolver<ResolversTypes['LoanPage'], ParentType, ContextType, RequireFields<QueryloansArgs, 'descending' | 'page' | 'pageSize' | 'sort'>>;
  notificationPreferences: Resolver<ResolversTypes['NotificationPreferences'], ParentType, ContextType>;
  notifications: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QuerynotificationsArgs, 'pageNumber' | 'pageSize' | 'unreadOnly'>>;
  openSessions: Resolver<ReadonlyArray<ResolversTypes['OpenSession']>, ParentType, ContextType>;
  payRunAudit: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType, RequireFields<QuerypayRunAuditArgs, 'id'>>;
  payRuns: Resolver<ReadonlyArray<ResolversTypes['PayRun']>, ParentType, ContextType>;
  paymentAccounts: Resolver<ReadonlyArray<ResolversTypes['PaymentAccount']>, ParentType, ContextType, RequireFields<QuerypaymentAccountsArgs, 'type'>>;
  paymentMethod: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  personalSettings: Resolver<ResolversTypes['PersonalSettings'], ParentType, ContextType>;
  pinnedTimesheetEntries: Resolver<ResolversTypes['PinnedEntries'], ParentType, ContextType>;
  position: Resolver<ResolversTypes['Position'], ParentType, ContextType, RequireFields<QuerypositionArgs, 'deepLinkId'>>;
  profile: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  recentTimesheetEntries: Resolver<ReadonlyArray<ResolversTypes['EarlierEntry']>, ParentType, ContextType, RequireFields<QueryrecentTimesheetEntriesArgs, 'until'>>;
  repositories: Resolver<ReadonlyArray<ResolversTypes['Repository']>, ParentType, ContextType>;
  resetTokenValid: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryresetTokenValidArgs, 'token'>>;
  roadMap: Resolver<ResolversTypes['RoadMap'], ParentType, ContextType, RequireFields<QueryroadMapArgs, 'id'>>;
  roadMapAssessment: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<QueryroadMapAssessmentArgs, 'place'>>;
  roadMapCourse: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<QueryroadMapCourseArgs, 'courseId' | 'roadMapId'>>;
  roadMaps: Resolver<ReadonlyArray<ResolversTypes['RoadMap']>, ParentType, ContextType, RequireFields<QueryroadMapsArgs, 'title'>>;
  skills: Resolver<ReadonlyArray<ResolversTypes['Skill']>, ParentType, ContextType>;
  teamChoices: Resolver<ResolversTypes['TeamChoices'], ParentType, ContextType>;
  timesheet: Resolver<ResolversTypes['TimesheetRange'], ParentType, ContextType, RequireFields<QuerytimesheetArgs, 'end' | 'start'>>;
  timesheetChoices: Resolver<ResolversTypes['TimesheetChoices'], ParentType, ContextType>;
  timesheetEntry: Resolver<ResolversTypes['TimesheetEntry'], ParentType, ContextType, RequireFields<QuerytimesheetEntryArgs, 'id'>>;
  timesheetReport: Resolver<ResolversTypes['TimesheetReport'], ParentType, ContextType, RequireFields<QuerytimesheetReportArgs, 'filter' | 'grouping' | 'page' | 'pageSize'>>;
  viewer: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  weeklyAudit: Resolver<ResolversTypes['WeeklyAudit'], ParentType, ContextType, RequireFields<QueryweeklyAuditArgs, 'end' | 'own' | 'start'>>;
};

export type QuestionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  editors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSubmitted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['QuestionLevel'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['QuestionOption']>, ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  technologies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuestionOption'] = ResolversParentTypes['QuestionOption']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportGroup'] = ResolversParentTypes['ReportGroup']> = {
  effort?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReportRecord'] = ResolversParentTypes['ReportRecord']> = {
  activity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  adjustment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effort?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  epic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  technology?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepositoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Repository'] = ResolversParentTypes['Repository']> = {
  access?: Resolver<ResolversTypes['RepositoryAccess'], ParentType, ContextType>;
  defaultBranch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['RepositoryIssues']>, ParentType, ContextType>;
  lastCommitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  myLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepositoryIssuesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RepositoryIssues'] = ResolversParentTypes['RepositoryIssues']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestResult'] = ResolversParentTypes['RequestResult']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevealedAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevealedAccount'] = ResolversParentTypes['RevealedAccount']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shebaNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  walletAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoadMapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoadMap'] = ResolversParentTypes['RoadMap']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStarted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['RoadMapStep']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  talents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoadMapStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RoadMapStep'] = ResolversParentTypes['RoadMapStep']> = {
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RoadMapStepKind'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['CourseLevel']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TrainingState'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  tokens?: Resolver<ResolversTypes['TokenPair'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['UserInfo'], ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SkillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Skill'] = ResolversParentTypes['Skill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notificationsChanged: SubscriptionResolver<ResolversTypes['Boolean'], "notificationsChanged", ParentType, ContextType>;
};

export type TeamChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamChoices'] = ResolversParentTypes['TeamChoices']> = {
  members?: Resolver<ReadonlyArray<ResolversTypes['TeamPerson']>, ParentType, ContextType>;
  projects?: Resolver<ReadonlyArray<ResolversTypes['TeamProject']>, ParentType, ContextType>;
};

export type TeamPersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamPerson'] = ResolversParentTypes['TeamPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamProjectResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamProject'] = ResolversParentTypes['TeamProject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TechnicalSkillResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TechnicalSkill'] = ResolversParentTypes['TechnicalSkill']> = {
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skillId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TechnologyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Technology'] = ResolversParentTypes['Technology']> = {
  activityIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  disabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimesheetChoicesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimesheetChoices'] = ResolversParentTypes['TimesheetChoices']> = {
  activities?: Resolver<ReadonlyArray<ResolversTypes['Activity']>, ParentType, ContextType>;
  commitments?: Resolver<ReadonlyArray<ResolversTypes['Commitment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  technologies?: Resolver<ReadonlyArray<ResolversTypes['Technology']>, ParentType, ContextType>;
};

export type TimesheetEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimesheetEntry'] = ResolversParentTypes['TimesheetEntry']> = {
  activity?: Resolver<ResolversTypes['NamedValue'], ParentType, ContextType>;
  adjustment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['NamedCommitment'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effort?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  epic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
  technology?: Resolver<ResolversTypes['NamedValue'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimesheetRangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimesheetRange'] = ResolversParentTypes['TimesheetRange']> = {
  end?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['TimesheetEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaves?: Resolver<ReadonlyArray<ResolversTypes['Leave']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type TimesheetReportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimesheetReport'] = ResolversParentTypes['TimesheetReport']> = {
  effort?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['ReportGroup']>, ParentType, ContextType>;
  recordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['ReportRecord']>, ParentType, ContextType>;
};

export type TokenPairResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TokenPair'] = ResolversParentTypes['TokenPair']> = {
  idToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proofNonce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ToolAccessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ToolAccess'] = ResolversParentTypes['ToolAccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grantedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grantedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserInfo'] = ResolversParentTypes['UserInfo']> = {
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ipDetail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAuthenticated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSignInTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  codeEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  codeSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  wrongCodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  completeness?: Resolver<ResolversTypes['ProfileCompleteness'], ParentType, ContextType>;
  hasActiveCommitment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCommitments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pendingCommitmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['UserInfo'], ParentType, ContextType>;
  waitingPayRunCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeeklyAuditResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WeeklyAudit'] = ResolversParentTypes['WeeklyAudit']> = {
  end?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['AuditMember']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Activity?: ActivityResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AnswerTaken?: AnswerTakenResolvers<ContextType>;
  ApplicationResult?: ApplicationResultResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  AssessmentPage?: AssessmentPageResolvers<ContextType>;
  AuditDay?: AuditDayResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditMember?: AuditMemberResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  CareerEntry?: CareerEntryResolvers<ContextType>;
  CareerHistory?: CareerHistoryResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  ChangedPayment?: ChangedPaymentResolvers<ContextType>;
  Commitment?: CommitmentResolvers<ContextType>;
  CommitmentBars?: CommitmentBarsResolvers<ContextType>;
  CommitmentDay?: CommitmentDayResolvers<ContextType>;
  CommitmentPerson?: CommitmentPersonResolvers<ContextType>;
  ConfirmedPayRun?: ConfirmedPayRunResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseDependency?: CourseDependencyResolvers<ContextType>;
  CoursePage?: CoursePageResolvers<ContextType>;
  CourseStep?: CourseStepResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DecidedCommitment?: DecidedCommitmentResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  Done?: DoneResolvers<ContextType>;
  EarlierEntry?: EarlierEntryResolvers<ContextType>;
  Education?: EducationResolvers<ContextType>;
  EffortReport?: EffortReportResolvers<ContextType>;
  EffortShare?: EffortShareResolvers<ContextType>;
  EpicSet?: EpicSetResolvers<ContextType>;
  JobPreference?: JobPreferenceResolvers<ContextType>;
  JobPreferences?: JobPreferencesResolvers<ContextType>;
  JobRole?: JobRoleResolvers<ContextType>;
  JobTitle?: JobTitleResolvers<ContextType>;
  KeptReport?: KeptReportResolvers<ContextType>;
  LanguageSkill?: LanguageSkillResolvers<ContextType>;
  Leave?: LeaveResolvers<ContextType>;
  LinkedInRedirect?: LinkedInRedirectResolvers<ContextType>;
  Loan?: LoanResolvers<ContextType>;
  LoanCommitment?: LoanCommitmentResolvers<ContextType>;
  LoanLine?: LoanLineResolvers<ContextType>;
  LoanPage?: LoanPageResolvers<ContextType>;
  LoanTotal?: LoanTotalResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCommitment?: NamedCommitmentResolvers<ContextType>;
  NamedValue?: NamedValueResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  NotificationPreferences?: NotificationPreferencesResolvers<ContextType>;
  OpenSession?: OpenSessionResolvers<ContextType>;
  PasswordConfirmation?: PasswordConfirmationResolvers<ContextType>;
  PastAnswer?: PastAnswerResolvers<ContextType>;
  PastAttempt?: PastAttemptResolvers<ContextType>;
  PayRun?: PayRunResolvers<ContextType>;
  PayRunLine?: PayRunLineResolvers<ContextType>;
  PaymentAccount?: PaymentAccountResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PersonalDetails?: PersonalDetailsResolvers<ContextType>;
  PersonalSettings?: PersonalSettingsResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  PinnedEntries?: PinnedEntriesResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileCompleteness?: ProfileCompletenessResolvers<ContextType>;
  ProfileSetup?: ProfileSetupResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionOption?: QuestionOptionResolvers<ContextType>;
  ReportGroup?: ReportGroupResolvers<ContextType>;
  ReportRecord?: ReportRecordResolvers<ContextType>;
  Repository?: RepositoryResolvers<ContextType>;
  RepositoryIssues?: RepositoryIssuesResolvers<ContextType>;
  RequestResult?: RequestResultResolvers<ContextType>;
  RevealedAccount?: RevealedAccountResolvers<ContextType>;
  RoadMap?: RoadMapResolvers<ContextType>;
  RoadMapStep?: RoadMapStepResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  Skill?: SkillResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TeamChoices?: TeamChoicesResolvers<ContextType>;
  TeamPerson?: TeamPersonResolvers<ContextType>;
  TeamProject?: TeamProjectResolvers<ContextType>;
  TechnicalSkill?: TechnicalSkillResolvers<ContextType>;
  Technology?: TechnologyResolvers<ContextType>;
  TimesheetChoices?: TimesheetChoicesResolvers<ContextType>;
  TimesheetEntry?: TimesheetEntryResolvers<ContextType>;
  TimesheetRange?: TimesheetRangeResolvers<ContextType>;
  TimesheetReport?: TimesheetReportResolvers<ContextType>;
  TokenPair?: TokenPairResolvers<ContextType>;
  ToolAccess?: ToolAccessResolvers<ContextType>;
  UserInfo?: UserInfoResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WeeklyAudit?: WeeklyAuditResolvers<ContextType>;
};

