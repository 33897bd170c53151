/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccessInput = {
  readonly email: string;
  readonly notes?: string | null | undefined;
  readonly projectId: string | number;
  readonly teamMemberId: string | number;
  readonly tool: string;
  readonly url: string;
};

export type AddressInput = {
  readonly city: string;
  readonly country: string;
  readonly id?: string | number | null | undefined;
  readonly postCode: string;
  readonly street: string;
};

export type AssessmentCriteria = {
  readonly hours?: HoursRange | null | undefined;
  readonly levels: ReadonlyArray<QuestionLevel>;
  /** Technologies of the questions. */
  readonly skillIds: ReadonlyArray<string | number>;
  readonly text: string;
};

/** Where an assessment is taken: in a course of the roadmap, or as a step of the roadmap itself. */
export type AssessmentPlace = {
  readonly assessmentId: string | number;
  readonly courseId?: string | number | null | undefined;
  readonly roadMapId: string | number;
};

export type AuditEvent =
  | 'AdminApprove'
  | 'Create'
  | 'PaymentRefAdd'
  | 'TMApprove'
  | 'Update';

export type AuthorChange =
  | 'Assign'
  | 'Ignore'
  | 'Remove'
  | 'Unignore';

export type BankAccountInput = {
  readonly accountName: string;
  readonly accountNumber: string;
  /** Asked for in Iran. */
  readonly bankName?: string | null | undefined;
  /** Asked for in Australia. */
  readonly bsb?: string | null | undefined;
  /** Australia or Iran. */
  readonly country: string;
  /** Asked for in Iran. */
  readonly shebaNumber?: string | null | undefined;
};

export type CareerEntryInput = {
  readonly company: string;
  readonly description?: string | null | undefined;
  readonly endDate?: string | null | undefined;
  readonly id?: string | number | null | undefined;
  readonly jobTitle: string;
  readonly startDate?: string | null | undefined;
  readonly stillWorking: boolean;
};

export type CertificateInput = {
  readonly credentialUrl?: string | null | undefined;
  readonly expireDate?: string | null | undefined;
  readonly id?: string | number | null | undefined;
  readonly issueDate?: string | null | undefined;
  readonly issuer?: string | null | undefined;
  readonly name: string;
};

export type ChangeAuthorsInput = {
  /** Authors as git writes them. */
  readonly authors: ReadonlyArray<string>;
  readonly change: AuthorChange;
  /** Whose commits they are from now on; of Assign alone. */
  readonly memberId?: string | number | null | undefined;
};

export type CommitmentDecision =
  | 'Approved'
  | 'Rejected';

/** What the person sees of a commitment's state; it also gates logging time (decision A26). */
export type CommitmentStatus =
  | 'Active'
  | 'Expired'
  | 'Pending'
  | 'Rejected'
  | 'Upcoming';

export type CourseCriteria = {
  readonly hours?: HoursRange | null | undefined;
  readonly levels: ReadonlyArray<CourseLevel>;
  readonly skillIds: ReadonlyArray<string | number>;
  readonly text: string;
};

export type CourseLevel =
  | 'Junior'
  | 'MidLevel'
  | 'Senior';

export type CourseStepKind =
  | 'Assessment'
  | 'Lesson';

/** A wallet for USDT-BEP20. */
export type CryptoCurrencyInput = {
  readonly walletAddress: string;
};

/** An account that payments are to go into. */
export type DefaultAccountInput = {
  readonly id: string | number;
  readonly type: PaymentAccountType;
};

export type Density =
  | 'Comfortable'
  | 'Compact';

export type EducationInput = {
  readonly degree?: string | null | undefined;
  readonly endDate?: string | null | undefined;
  readonly fieldOfStudy?: string | null | undefined;
  readonly id?: string | number | null | undefined;
  readonly institute?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly stillStudying: boolean;
};

/** At least min hours, less than max. */
export type HoursRange = {
  readonly max: number;
  readonly min: number;
};

export type JobPreferencesInput = {
  readonly experienceYear?: string | null | undefined;
  readonly jobTitleId?: string | number | null | undefined;
  readonly specificRoles: ReadonlyArray<string>;
};

export type LanguageSkillInput = {
  readonly id?: string | number | null | undefined;
  readonly language: string;
  readonly level: string;
};

export type LoanInput = {
  readonly amount?: string | null | undefined;
  readonly commitmentId: string | number;
  readonly description?: string | null | undefined;
  readonly installment?: number | null | undefined;
  readonly proposedPaymentDate?: string | null | undefined;
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

export type NotificationChannel =
  | 'Mail'
  | 'Push';

export type NotificationKind =
  | 'Access'
  | 'Application'
  | 'Commitment'
  | 'Loan'
  | 'PayRun';

/** A way to be paid (specification 2.8, Payment method). */
export type PaymentAccountType =
  | 'bankAccount'
  /** USDT-BEP20. */
  | 'cryptoCurrency'
  | 'paypal'
  | 'wiseAccount';

/** The change that the password is given for: exactly one of these, as its mutation will be asked. */
export type PaymentChangeInput = {
  readonly addBankAccount?: BankAccountInput | null | undefined;
  readonly addCryptoCurrency?: CryptoCurrencyInput | null | undefined;
  readonly addPaypal?: PaypalInput | null | undefined;
  readonly addWiseAccount?: WiseAccountInput | null | undefined;
  readonly choosePaymentMethod?: PaymentAccountType | null | undefined;
  readonly makeAccountDefault?: DefaultAccountInput | null | undefined;
};

export type PaypalInput = {
  readonly email: string;
  readonly fullName: string;
};

export type PersonalDetailsInput = {
  readonly birthDate?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly maritalStatus?: string | null | undefined;
  readonly militaryServiceSituation?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly nickName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly secondaryEmail?: string | null | undefined;
};

/** What is not given stays. */
export type PersonalSettingsInput = {
  readonly density?: Density | null | undefined;
  readonly theme?: Theme | null | undefined;
  readonly timerRounding?: TimerRounding | null | undefined;
  /** Null takes it away. */
  readonly weekTarget?: number | null | undefined;
};

export type PhoneInput = {
  readonly id?: string | number | null | undefined;
  readonly number: string;
};

export type ProfileSetupInput = {
  readonly bio?: string | null | undefined;
  readonly gitHub?: string | null | undefined;
  readonly linkedIn?: string | null | undefined;
  readonly personality?: string | null | undefined;
  readonly webSite?: string | null | undefined;
};

export type PushDeviceInput = {
  readonly deviceType: string;
  readonly model: string;
  /** The Web Push subscription as JSON text. */
  readonly subscription: string;
};

export type QuestionLevel =
  | 'Easy'
  | 'Hard'
  | 'Medium';

export type ReportFilter = {
  /** Included; the range has at most 400 days. */
  readonly end: string;
  /** None are everybody who reports to the line manager, and themselves. */
  readonly memberIds: ReadonlyArray<string | number>;
  /** None are all. */
  readonly projectIds: ReadonlyArray<string | number>;
  readonly start: string;
};

/** By what the records of a timesheet report are grouped. */
export type ReportGrouping =
  | 'Activity'
  | 'Epic'
  | 'Member'
  | 'None'
  | 'Project';

export type RepositoryAccess =
  | 'Admin'
  | 'Read'
  | 'Write';

export type RoadMapStepKind =
  | 'Assessment'
  | 'Course';

export type SignUpInput = {
  readonly captchaToken?: string | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly telephone: string;
  readonly wayToKnow?: string | null | undefined;
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

export type TimesheetEntryInput = {
  readonly activityId: string | number;
  readonly commitmentId: string | number;
  readonly date: string;
  readonly description: string;
  readonly effort: number;
  readonly epic: string;
  /** Null registers a new one. */
  readonly id?: string | number | null | undefined;
  readonly projectId: string | number;
  readonly technologyId: string | number;
  readonly ticket: string;
  /** The version that was changed; null saves over whatever is there. */
  readonly version?: number | null | undefined;
};

export type TimesheetPinInput = {
  readonly activityId: string | number;
  readonly commitmentId: string | number;
  readonly description: string;
  readonly epic: string;
  readonly isPinned: boolean;
  readonly projectId: string | number;
  readonly technologyId: string | number;
  readonly ticket: string;
};

export type TrainingState =
  | 'Completed'
  | 'InProgress'
  | 'NotStarted';

export type WiseAccountInput = {
  readonly accountNumber: string;
  readonly bankName: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly fullName: string;
  readonly postCode: string;
  readonly recipientAddress: string;
  readonly swiftCode: string;
};

export type Session_userFragment = { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null };

export type Session_logInMutationVariables = Exact<{
  userName: string;
  password: string;
}>;


export type Session_logInMutation = { readonly logIn: { readonly tokens: { readonly idToken: string, readonly refreshToken: string, readonly proofNonce: string | null }, readonly user: { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null } } };

export type Session_logInWithCustomTokenMutationVariables = Exact<{
  token: string;
}>;


export type Session_logInWithCustomTokenMutation = { readonly logInWithCustomToken: { readonly tokens: { readonly idToken: string, readonly refreshToken: string, readonly proofNonce: string | null }, readonly user: { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null } } };

export type Session_adoptTokensMutationVariables = Exact<{ [key: string]: never; }>;


export type Session_adoptTokensMutation = { readonly adoptTokens: { readonly tokens: { readonly idToken: string, readonly refreshToken: string, readonly proofNonce: string | null }, readonly user: { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null } } };

export type Session_refreshMutationVariables = Exact<{ [key: string]: never; }>;


export type Session_refreshMutation = { readonly refreshSession: { readonly idToken: string, readonly refreshToken: string, readonly proofNonce: string | null } };

export type Session_logOutMutationVariables = Exact<{ [key: string]: never; }>;


export type Session_logOutMutation = { readonly logOut: { readonly done: boolean } };

export type Session_createOneUseTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type Session_createOneUseTokenMutation = { readonly createOneUseToken: string };

export type Session_registerPushDeviceMutationVariables = Exact<{
  input: PushDeviceInput;
}>;


export type Session_registerPushDeviceMutation = { readonly registerPushDevice: { readonly done: boolean } };

export type Session_removePushDeviceMutationVariables = Exact<{
  subscription: string;
}>;


export type Session_removePushDeviceMutation = { readonly removePushDevice: { readonly done: boolean } };

export type Shell_viewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Shell_viewerQuery = { readonly viewer: { readonly id: string, readonly hasCommitments: boolean, readonly hasActiveCommitment: boolean, readonly pendingCommitmentCount: number, readonly waitingPayRunCount: number, readonly unreadNotificationCount: number, readonly user: { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null }, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean } } };

export type Shell_notificationsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Shell_notificationsChangedSubscription = { readonly notificationsChanged: boolean };

export type Access_rowFragment = { readonly id: string, readonly email: string, readonly tool: string, readonly url: string, readonly notes: string | null, readonly memberId: string, readonly memberName: string, readonly projectId: string, readonly projectName: string, readonly grantedOn: string | null, readonly grantedBy: string | null, readonly revokedOn: string | null, readonly revokedBy: string | null, readonly requestedOn: string | null };

export type Access_pageQueryVariables = Exact<{ [key: string]: never; }>;


export type Access_pageQuery = { readonly accesses: ReadonlyArray<{ readonly id: string, readonly email: string, readonly tool: string, readonly url: string, readonly notes: string | null, readonly memberId: string, readonly memberName: string, readonly projectId: string, readonly projectName: string, readonly grantedOn: string | null, readonly grantedBy: string | null, readonly revokedOn: string | null, readonly revokedBy: string | null, readonly requestedOn: string | null }> };

export type Access_choicesQueryVariables = Exact<{ [key: string]: never; }>;


export type Access_choicesQuery = { readonly teamChoices: { readonly members: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string }>, readonly projects: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type Access_addMutationVariables = Exact<{
  input: AccessInput;
}>;


export type Access_addMutation = { readonly addAccess: { readonly id: string, readonly email: string, readonly tool: string, readonly url: string, readonly notes: string | null, readonly memberId: string, readonly memberName: string, readonly projectId: string, readonly projectName: string, readonly grantedOn: string | null, readonly grantedBy: string | null, readonly revokedOn: string | null, readonly revokedBy: string | null, readonly requestedOn: string | null } };

export type Access_grantMutationVariables = Exact<{
  id: string | number;
}>;


export type Access_grantMutation = { readonly grantAccess: { readonly id: string, readonly email: string, readonly tool: string, readonly url: string, readonly notes: string | null, readonly memberId: string, readonly memberName: string, readonly projectId: string, readonly projectName: string, readonly grantedOn: string | null, readonly grantedBy: string | null, readonly revokedOn: string | null, readonly revokedBy: string | null, readonly requestedOn: string | null } };

export type Access_revokeMutationVariables = Exact<{
  id: string | number;
}>;


export type Access_revokeMutation = { readonly revokeAccess: { readonly id: string, readonly email: string, readonly tool: string, readonly url: string, readonly notes: string | null, readonly memberId: string, readonly memberName: string, readonly projectId: string, readonly projectName: string, readonly grantedOn: string | null, readonly grantedBy: string | null, readonly revokedOn: string | null, readonly revokedBy: string | null, readonly requestedOn: string | null } };

export type Access_requestMutationVariables = Exact<{
  id: string | number;
  memberId: string | number;
}>;


export type Access_requestMutation = { readonly sendAccessRequest: { readonly done: boolean } };

export type Authors_rowFragment = { readonly id: string, readonly author: string, readonly memberId: string | null, readonly memberName: string | null, readonly isIgnored: boolean, readonly lines: number, readonly lastCommitOn: string | null };

export type Authors_pageQueryVariables = Exact<{
  showIgnored: boolean;
}>;


export type Authors_pageQuery = { readonly authors: ReadonlyArray<{ readonly id: string, readonly author: string, readonly memberId: string | null, readonly memberName: string | null, readonly isIgnored: boolean, readonly lines: number, readonly lastCommitOn: string | null }> };

export type Authors_teamQueryVariables = Exact<{ [key: string]: never; }>;


export type Authors_teamQuery = { readonly teamChoices: { readonly members: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string }> } };

export type Authors_changeMutationVariables = Exact<{
  input: ChangeAuthorsInput;
}>;


export type Authors_changeMutation = { readonly changeAuthors: ReadonlyArray<{ readonly id: string, readonly author: string, readonly memberId: string | null, readonly memberName: string | null, readonly isIgnored: boolean, readonly lines: number, readonly lastCommitOn: string | null }> };

export type CareerHistories_pageQueryVariables = Exact<{ [key: string]: never; }>;


export type CareerHistories_pageQuery = { readonly profile: { readonly id: string, readonly careerHistory: { readonly description: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly company: string, readonly jobTitle: string, readonly startDate: string | null, readonly endDate: string | null, readonly stillWorking: boolean, readonly description: string | null }> } } };

export type Catalogue_courseFragment = { readonly id: string, readonly courseId: string, readonly title: string, readonly summary: string, readonly author: string, readonly imageUrl: string | null, readonly minutes: number, readonly level: CourseLevel, readonly tags: ReadonlyArray<string>, readonly skills: ReadonlyArray<string>, readonly steps: ReadonlyArray<{ readonly id: string, readonly kind: CourseStepKind }> };

export type Catalogue_assessmentFragment = { readonly id: string, readonly assessmentId: string, readonly title: string, readonly tags: ReadonlyArray<string>, readonly questions: ReadonlyArray<{ readonly id: string, readonly level: QuestionLevel, readonly minutes: number, readonly technologies: ReadonlyArray<string> }> };

export type Catalogue_coursesQueryVariables = Exact<{
  criteria: CourseCriteria;
  page: number;
}>;


export type Catalogue_coursesQuery = { readonly courses: { readonly hasMore: boolean, readonly courses: ReadonlyArray<{ readonly id: string, readonly courseId: string, readonly title: string, readonly summary: string, readonly author: string, readonly imageUrl: string | null, readonly minutes: number, readonly level: CourseLevel, readonly tags: ReadonlyArray<string>, readonly skills: ReadonlyArray<string>, readonly steps: ReadonlyArray<{ readonly id: string, readonly kind: CourseStepKind }> }> } };

export type Catalogue_assessmentsQueryVariables = Exact<{
  criteria: AssessmentCriteria;
  page: number;
}>;


export type Catalogue_assessmentsQuery = { readonly assessments: { readonly hasMore: boolean, readonly assessments: ReadonlyArray<{ readonly id: string, readonly assessmentId: string, readonly title: string, readonly tags: ReadonlyArray<string>, readonly questions: ReadonlyArray<{ readonly id: string, readonly level: QuestionLevel, readonly minutes: number, readonly technologies: ReadonlyArray<string> }> }> } };

export type Catalogue_assessmentDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type Catalogue_assessmentDetailQuery = { readonly assessment: { readonly id: string, readonly assessmentId: string, readonly title: string, readonly description: string, readonly objective: string, readonly passScore: number | null, readonly tags: ReadonlyArray<string>, readonly isRequested: boolean, readonly questions: ReadonlyArray<{ readonly id: string, readonly title: string, readonly level: QuestionLevel, readonly minutes: number, readonly technologies: ReadonlyArray<string> }> } };

export type Catalogue_skillsQueryVariables = Exact<{ [key: string]: never; }>;


export type Catalogue_skillsQuery = { readonly skills: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type Commitments_personFragment = { readonly id: string, readonly fullName: string, readonly photoUrl: string | null };

export type Commitments_rowFragment = { readonly id: string, readonly name: string, readonly status: CommitmentStatus, readonly awaitsMember: boolean, readonly statusMessage: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly seniorityLevel: string | null, readonly jobTitle: string | null, readonly lineManagerName: string | null, readonly hasWeeklyHours: boolean, readonly hoursPerWeekMin: number, readonly hoursPerWeekMax: number, readonly earliestTimesheetDate: string, readonly portfolioManager: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly projectLead: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly lineManager: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly projects: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type Commitments_pageQueryVariables = Exact<{ [key: string]: never; }>;


export type Commitments_pageQuery = { readonly commitments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: CommitmentStatus, readonly awaitsMember: boolean, readonly statusMessage: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly seniorityLevel: string | null, readonly jobTitle: string | null, readonly lineManagerName: string | null, readonly hasWeeklyHours: boolean, readonly hoursPerWeekMin: number, readonly hoursPerWeekMax: number, readonly earliestTimesheetDate: string, readonly portfolioManager: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly projectLead: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly lineManager: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly projects: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type Commitments_decideMutationVariables = Exact<{
  id: string | number;
  decision: CommitmentDecision;
  message?: string | null | undefined;
}>;


export type Commitments_decideMutation = { readonly decideCommitment: { readonly commitment: { readonly id: string, readonly name: string, readonly status: CommitmentStatus, readonly awaitsMember: boolean, readonly statusMessage: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly seniorityLevel: string | null, readonly jobTitle: string | null, readonly lineManagerName: string | null, readonly hasWeeklyHours: boolean, readonly hoursPerWeekMin: number, readonly hoursPerWeekMax: number, readonly earliestTimesheetDate: string, readonly portfolioManager: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly projectLead: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly lineManager: { readonly id: string, readonly fullName: string, readonly photoUrl: string | null } | null, readonly projects: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly viewer: { readonly id: string, readonly hasCommitments: boolean, readonly hasActiveCommitment: boolean, readonly pendingCommitmentCount: number } } };

export type Courses_detailFragment = { readonly id: string, readonly courseId: string, readonly roadMapId: string | null, readonly title: string, readonly summary: string, readonly description: string, readonly author: string, readonly imageUrl: string | null, readonly minutes: number, readonly level: CourseLevel, readonly tags: ReadonlyArray<string>, readonly skills: ReadonlyArray<string>, readonly updatedAt: string | null, readonly isFavorite: boolean, readonly isRequested: boolean, readonly state: TrainingState, readonly dependencies: ReadonlyArray<{ readonly text: string, readonly courseId: string | null }>, readonly steps: ReadonlyArray<{ readonly id: string, readonly stepId: string, readonly kind: CourseStepKind, readonly title: string, readonly minutes: number, readonly isCompleted: boolean }> };

export type Courses_inRoadMapQueryVariables = Exact<{
  roadMapId: string | number;
  courseId: string | number;
}>;


export type Courses_inRoadMapQuery = { readonly roadMapCourse: { readonly id: string, readonly courseId: string, readonly roadMapId: string | null, readonly title: string, readonly summary: string, readonly description: string, readonly author: string, readonly imageUrl: string | null, readonly minutes: number, readonly level: CourseLevel, readonly tags: ReadonlyArray<string>, readonly skills: ReadonlyArray<string>, readonly updatedAt: string | null, readonly isFavorite: boolean, readonly isRequested: boolean, readonly state: TrainingState, readonly dependencies: ReadonlyArray<{ readonly text: string, readonly courseId: string | null }>, readonly steps: ReadonlyArray<{ readonly id: string, readonly stepId: string, readonly kind: CourseStepKind, readonly title: string, readonly minutes: number, readonly isCompleted: boolean }> } };

export type Courses_inCatalogueQueryVariables = Exact<{
  id: string | number;
}>;


export type Courses_inCatalogueQuery = { readonly course: { readonly id: string, readonly courseId: string, readonly roadMapId: string | null, readonly title: string, readonly summary: string, readonly description: string, readonly author: string, readonly imageUrl: string | null, readonly minutes: number, readonly level: CourseLevel, readonly tags: ReadonlyArray<string>, readonly skills: ReadonlyArray<string>, readonly updatedAt: string | null, readonly isFavorite: boolean, readonly isRequested: boolean, readonly state: TrainingState, readonly dependencies: ReadonlyArray<{ readonly text: string, readonly courseId: string | null }>, readonly steps: ReadonlyArray<{ readonly id: string, readonly stepId: string, readonly kind: CourseStepKind, readonly title: string, readonly minutes: number, readonly isCompleted: boolean }> } };

export type Courses_startMutationVariables = Exact<{
  roadMapId: string | number;
  courseId: string | number;
}>;


export type Courses_startMutation = { readonly startCourse: { readonly id: string, readonly state: TrainingState, readonly steps: ReadonlyArray<{ readonly id: string, readonly content: string | null }> } };

export type Courses_favoriteMutationVariables = Exact<{
  roadMapId: string | number;
  courseId: string | number;
  isFavorite: boolean;
}>;


export type Courses_favoriteMutation = { readonly setFavoriteCourse: { readonly done: boolean } };

export type PieCards_shareFragment = { readonly id: string, readonly name: string, readonly netEffort: number };

export type CommitmentCard_commitmentFragment = { readonly id: string, readonly name: string, readonly days: ReadonlyArray<{ readonly date: string, readonly watchedHours: number, readonly loggedHours: number, readonly leaveHours: number, readonly codeLines: number }> };

export type Dashboard_readQueryVariables = Exact<{
  start: string;
  end: string;
  utcOffset: number;
}>;


export type Dashboard_readQuery = { readonly dashboard: { readonly id: string, readonly location: { readonly city: string, readonly country: string, readonly timeZone: string | null } | null, readonly report: { readonly id: string, readonly days: ReadonlyArray<{ readonly id: string, readonly name: string, readonly netEffort: number }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly netEffort: number }>, readonly technologies: ReadonlyArray<{ readonly id: string, readonly name: string, readonly netEffort: number }>, readonly epics: ReadonlyArray<{ readonly id: string, readonly name: string, readonly netEffort: number }> }, readonly commitments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly days: ReadonlyArray<{ readonly date: string, readonly watchedHours: number, readonly loggedHours: number, readonly leaveHours: number, readonly codeLines: number }> }> } };

export type Dashboard_wholeQueryVariables = Exact<{
  start: string;
  end: string;
  utcOffset: number;
}>;


export type Dashboard_wholeQuery = { readonly dashboard: { readonly id: string, readonly report: { readonly id: string, readonly activities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly netEffort: number }>, readonly technologies: ReadonlyArray<{ readonly id: string, readonly name: string, readonly netEffort: number }>, readonly epics: ReadonlyArray<{ readonly id: string, readonly name: string, readonly netEffort: number }> } } };

export type ToDo_teamWeekQueryVariables = Exact<{
  start: string;
  end: string;
}>;


export type ToDo_teamWeekQuery = { readonly weeklyAudit: { readonly id: string, readonly start: string, readonly end: string, readonly members: ReadonlyArray<{ readonly memberId: string, readonly missingHours: number }> } };

export type EmailVerification_sendMutationVariables = Exact<{
  callbackUrl: string;
}>;


export type EmailVerification_sendMutation = { readonly sendVerificationEmail: { readonly done: boolean } };

export type Lessons_stepFragment = { readonly id: string, readonly stepId: string, readonly kind: CourseStepKind, readonly title: string, readonly minutes: number, readonly content: string | null, readonly isCompleted: boolean, readonly assessment: { readonly id: string, readonly assessmentId: string } | null };

export type Lessons_pageQueryVariables = Exact<{
  roadMapId: string | number;
  courseId: string | number;
}>;


export type Lessons_pageQuery = { readonly roadMapCourse: { readonly id: string, readonly courseId: string, readonly title: string, readonly state: TrainingState, readonly steps: ReadonlyArray<{ readonly id: string, readonly stepId: string, readonly kind: CourseStepKind, readonly title: string, readonly minutes: number, readonly content: string | null, readonly isCompleted: boolean, readonly assessment: { readonly id: string, readonly assessmentId: string } | null }> } };

export type Lessons_completeMutationVariables = Exact<{
  roadMapId: string | number;
  courseId: string | number;
  stepId: string | number;
}>;


export type Lessons_completeMutation = { readonly completeLesson: { readonly done: boolean } };

export type LoanForm_commitmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoanForm_commitmentsQuery = { readonly loanCommitments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly currency: string }> };

export type LoanForm_saveMutationVariables = Exact<{
  id?: string | number | null | undefined;
  version?: number | null | undefined;
  input: LoanInput;
}>;


export type LoanForm_saveMutation = { readonly saveLoan: { readonly id: string, readonly commitmentId: string, readonly amount: string, readonly currency: string, readonly installment: number, readonly perInstallment: string, readonly remaining: string, readonly description: string | null, readonly reference: string | null, readonly status: LoanStatus, readonly requestedAt: string, readonly proposedPaymentDate: string | null, readonly paymentDate: string | null, readonly paymentReference: string | null, readonly isOpen: boolean, readonly version: number, readonly lines: ReadonlyArray<{ readonly amount: string, readonly description: string, readonly dueDate: string | null, readonly paidDate: string | null }> } };

export type Loans_rowFragment = { readonly id: string, readonly commitmentId: string, readonly amount: string, readonly currency: string, readonly installment: number, readonly perInstallment: string, readonly remaining: string, readonly description: string | null, readonly reference: string | null, readonly status: LoanStatus, readonly requestedAt: string, readonly proposedPaymentDate: string | null, readonly paymentDate: string | null, readonly paymentReference: string | null, readonly isOpen: boolean, readonly version: number, readonly lines: ReadonlyArray<{ readonly amount: string, readonly description: string, readonly dueDate: string | null, readonly paidDate: string | null }> };

export type Loans_pageQueryVariables = Exact<{
  page: number;
  pageSize: number;
  sort: LoanSort;
  descending: boolean;
}>;


export type Loans_pageQuery = { readonly loans: { readonly totalCount: number, readonly loans: ReadonlyArray<{ readonly id: string, readonly commitmentId: string, readonly amount: string, readonly currency: string, readonly installment: number, readonly perInstallment: string, readonly remaining: string, readonly description: string | null, readonly reference: string | null, readonly status: LoanStatus, readonly requestedAt: string, readonly proposedPaymentDate: string | null, readonly paymentDate: string | null, readonly paymentReference: string | null, readonly isOpen: boolean, readonly version: number, readonly lines: ReadonlyArray<{ readonly amount: string, readonly description: string, readonly dueDate: string | null, readonly paidDate: string | null }> }>, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly remaining: string }> } };

export type Loans_removeMutationVariables = Exact<{
  id: string | number;
}>;


export type Loans_removeMutation = { readonly removeLoan: { readonly done: boolean } };

export type Notification_rowFragment = { readonly id: string, readonly title: string, readonly body: string, readonly link: string | null, readonly createdAt: string, readonly readAt: string | null };

export type Notifications_pageQueryVariables = Exact<{
  pageNumber: number;
  pageSize: number;
  unreadOnly: boolean;
}>;


export type Notifications_pageQuery = { readonly notifications: { readonly totalCount: number, readonly unreadCount: number, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly body: string, readonly link: string | null, readonly createdAt: string, readonly readAt: string | null }> } };

export type Notifications_markReadMutationVariables = Exact<{
  id: string | number;
}>;


export type Notifications_markReadMutation = { readonly markNotificationRead: { readonly done: boolean } };

export type Notifications_markAllReadMutationVariables = Exact<{ [key: string]: never; }>;


export type Notifications_markAllReadMutation = { readonly markAllNotificationsRead: { readonly done: boolean } };

export type PasswordReset_validateQueryVariables = Exact<{
  token: string;
}>;


export type PasswordReset_validateQuery = { readonly resetTokenValid: boolean };

export type PasswordReset_sendLinkMutationVariables = Exact<{
  email: string;
  callbackUrl: string;
}>;


export type PasswordReset_sendLinkMutation = { readonly sendResetPasswordLink: { readonly done: boolean } };

export type PasswordReset_saveMutationVariables = Exact<{
  password: string;
  token: string;
}>;


export type PasswordReset_saveMutation = { readonly saveNewPassword: { readonly done: boolean } };

export type PayRuns_recordsQueryVariables = Exact<{
  start: string;
  end: string;
  after?: string | null | undefined;
}>;


export type PayRuns_recordsQuery = { readonly timesheet: { readonly id: string, readonly next: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly date: string, readonly epic: string, readonly ticket: string, readonly effort: number, readonly adjustment: number, readonly description: string, readonly commitment: { readonly id: string }, readonly project: { readonly id: string } }> } };

export type PayRuns_rowFragment = { readonly id: string, readonly fromDate: string, readonly toDate: string, readonly totalHours: number, readonly totalPay: string, readonly exchangedPay: string, readonly exchangeCurrency: string, readonly confirmedAt: string | null, readonly approvedAt: string | null, readonly paidAt: string | null, readonly paymentReference: string | null, readonly lines: ReadonlyArray<{ readonly commitmentId: string, readonly commitmentName: string, readonly projectId: string | null, readonly projectName: string | null, readonly hours: number, readonly rate: string | null, readonly pay: string }> };

export type PayRuns_pageQueryVariables = Exact<{ [key: string]: never; }>;


export type PayRuns_pageQuery = { readonly payRuns: ReadonlyArray<{ readonly id: string, readonly fromDate: string, readonly toDate: string, readonly totalHours: number, readonly totalPay: string, readonly exchangedPay: string, readonly exchangeCurrency: string, readonly confirmedAt: string | null, readonly approvedAt: string | null, readonly paidAt: string | null, readonly paymentReference: string | null, readonly lines: ReadonlyArray<{ readonly commitmentId: string, readonly commitmentName: string, readonly projectId: string | null, readonly projectName: string | null, readonly hours: number, readonly rate: string | null, readonly pay: string }> }> };

export type PayRuns_auditQueryVariables = Exact<{
  id: string | number;
}>;


export type PayRuns_auditQuery = { readonly payRunAudit: ReadonlyArray<{ readonly event: AuditEvent, readonly at: string }> };

export type PayRuns_confirmMutationVariables = Exact<{
  id: string | number;
  totalPay: string;
}>;


export type PayRuns_confirmMutation = { readonly confirmPayRun: { readonly payRun: { readonly id: string, readonly fromDate: string, readonly toDate: string, readonly totalHours: number, readonly totalPay: string, readonly exchangedPay: string, readonly exchangeCurrency: string, readonly confirmedAt: string | null, readonly approvedAt: string | null, readonly paidAt: string | null, readonly paymentReference: string | null, readonly lines: ReadonlyArray<{ readonly commitmentId: string, readonly commitmentName: string, readonly projectId: string | null, readonly projectName: string | null, readonly hours: number, readonly rate: string | null, readonly pay: string }> }, readonly viewer: { readonly id: string, readonly waitingPayRunCount: number } } };

export type PaymentMethod_methodFragment = { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean };

export type PaymentMethod_accountFragment = { readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null };

export type PaymentMethod_changedFragment = { readonly method: { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean }, readonly accounts: ReadonlyArray<{ readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null }> };

export type PaymentMethod_pageQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethod_pageQuery = { readonly paymentMethod: { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean } };

export type PaymentMethod_accountsQueryVariables = Exact<{
  type: PaymentAccountType;
}>;


export type PaymentMethod_accountsQuery = { readonly paymentAccounts: ReadonlyArray<{ readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null }> };

export type PaymentMethod_confirmPasswordMutationVariables = Exact<{
  password: string;
  change: PaymentChangeInput;
}>;


export type PaymentMethod_confirmPasswordMutation = { readonly confirmPassword: { readonly token: string } };

export type PaymentMethod_addCryptoCurrencyMutationVariables = Exact<{
  input: CryptoCurrencyInput;
  confirmation: string;
}>;


export type PaymentMethod_addCryptoCurrencyMutation = { readonly changed: { readonly method: { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean }, readonly accounts: ReadonlyArray<{ readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null }> } };

export type PaymentMethod_addBankAccountMutationVariables = Exact<{
  input: BankAccountInput;
  confirmation: string;
}>;


export type PaymentMethod_addBankAccountMutation = { readonly changed: { readonly method: { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean }, readonly accounts: ReadonlyArray<{ readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null }> } };

export type PaymentMethod_addWiseAccountMutationVariables = Exact<{
  input: WiseAccountInput;
  confirmation: string;
}>;


export type PaymentMethod_addWiseAccountMutation = { readonly changed: { readonly method: { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean }, readonly accounts: ReadonlyArray<{ readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null }> } };

export type PaymentMethod_addPaypalMutationVariables = Exact<{
  input: PaypalInput;
  confirmation: string;
}>;


export type PaymentMethod_addPaypalMutation = { readonly changed: { readonly method: { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean }, readonly accounts: ReadonlyArray<{ readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null }> } };

export type PaymentMethod_makeDefaultMutationVariables = Exact<{
  type: PaymentAccountType;
  id: string | number;
  confirmation: string;
}>;


export type PaymentMethod_makeDefaultMutation = { readonly changed: { readonly method: { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean }, readonly accounts: ReadonlyArray<{ readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null }> } };

export type PaymentMethod_chooseMutationVariables = Exact<{
  type: PaymentAccountType;
  confirmation: string;
}>;


export type PaymentMethod_chooseMutation = { readonly changed: { readonly method: { readonly type: PaymentAccountType | null, readonly lockedUntil: string | null, readonly today: string, readonly hasActivePayRun: boolean }, readonly accounts: ReadonlyArray<{ readonly id: string, readonly type: PaymentAccountType, readonly requestedAt: string, readonly isDefault: boolean, readonly revealedAt: string | null, readonly walletAddress: string | null, readonly country: string | null, readonly bankName: string | null, readonly bsb: string | null, readonly shebaNumber: string | null, readonly accountName: string | null, readonly accountNumber: string | null, readonly fullName: string | null, readonly email: string | null, readonly swiftCode: string | null, readonly city: string | null, readonly postCode: string | null, readonly recipientAddress: string | null }> } };

export type PaymentMethod_revealMutationVariables = Exact<{
  type: PaymentAccountType;
  id: string | number;
}>;


export type PaymentMethod_revealMutation = { readonly revealPaymentAccount: { readonly walletAddress: string | null, readonly shebaNumber: string | null, readonly accountNumber: string | null, readonly email: string | null } };

export type Position_detailsQueryVariables = Exact<{
  deepLinkId: string | number;
}>;


export type Position_detailsQuery = { readonly position: { readonly deepLinkId: string, readonly positionId: string | null, readonly title: string, readonly jobTitles: ReadonlyArray<string>, readonly jobDescription: string, readonly skills: ReadonlyArray<string> } };

export type Position_applyMutationVariables = Exact<{
  deepLinkId: string | number;
  positionId: string | number;
}>;


export type Position_applyMutation = { readonly applyForPosition: { readonly message: string } };

export type ProblemReport_sendMutationVariables = Exact<{
  report: string;
}>;


export type ProblemReport_sendMutation = { readonly reportProblem: { readonly id: string } };

export type Contact_verificationFragment = { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number };

export type Contact_addressFragment = { readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } };

export type Contact_phoneFragment = { readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } };

export type ContactTab_contactFragment = { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> };

export type Contact_entriesQueryVariables = Exact<{ [key: string]: never; }>;


export type Contact_entriesQuery = { readonly profile: { readonly id: string, readonly contact: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> } } };

export type Contact_saveAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type Contact_saveAddressMutation = { readonly saveAddress: { readonly id: string, readonly contact: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> } } };

export type Contact_removeAddressMutationVariables = Exact<{
  id: string | number;
}>;


export type Contact_removeAddressMutation = { readonly removeAddress: { readonly id: string, readonly contact: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> } } };

export type Contact_setDefaultAddressMutationVariables = Exact<{
  id: string | number;
}>;


export type Contact_setDefaultAddressMutation = { readonly setDefaultAddress: { readonly id: string, readonly contact: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> } } };

export type Contact_sendAddressCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type Contact_sendAddressCodeMutation = { readonly sendAddressCode: { readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } } };

export type Contact_verifyAddressMutationVariables = Exact<{
  id: string | number;
  code: string;
}>;


export type Contact_verifyAddressMutation = { readonly verifyAddress: { readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } } };

export type Contact_savePhoneMutationVariables = Exact<{
  input: PhoneInput;
}>;


export type Contact_savePhoneMutation = { readonly savePhone: { readonly id: string, readonly contact: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> } } };

export type Contact_removePhoneMutationVariables = Exact<{
  id: string | number;
}>;


export type Contact_removePhoneMutation = { readonly removePhone: { readonly id: string, readonly contact: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> } } };

export type Contact_setDefaultPhoneMutationVariables = Exact<{
  id: string | number;
}>;


export type Contact_setDefaultPhoneMutation = { readonly setDefaultPhone: { readonly id: string, readonly contact: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> } } };

export type Contact_sendPhoneCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type Contact_sendPhoneCodeMutation = { readonly sendPhoneCode: { readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } } };

export type Contact_verifyPhoneMutationVariables = Exact<{
  id: string | number;
  code: string;
}>;


export type Contact_verifyPhoneMutation = { readonly verifyPhone: { readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } } };

export type ProfileFiles_stateQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileFiles_stateQuery = { readonly profile: { readonly id: string, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly setup: { readonly photoUrl: string | null, readonly cvName: string | null, readonly cvSize: number | null }, readonly certificates: ReadonlyArray<{ readonly id: string, readonly fileName: string | null }>, readonly technicalSkills: ReadonlyArray<{ readonly id: string, readonly fileName: string | null }> }, readonly viewer: { readonly id: string, readonly user: { readonly id: string, readonly avatar: string | null } } };

export type ProfileFiles_removeCertificateFileMutationVariables = Exact<{
  id: string | number;
}>;


export type ProfileFiles_removeCertificateFileMutation = { readonly removeCertificateFile: { readonly id: string, readonly certificates: ReadonlyArray<{ readonly id: string, readonly fileName: string | null }> } };

export type ProfileFiles_removeSkillFileMutationVariables = Exact<{
  id: string | number;
}>;


export type ProfileFiles_removeSkillFileMutation = { readonly removeTechnicalSkillFile: { readonly id: string, readonly technicalSkills: ReadonlyArray<{ readonly id: string, readonly fileName: string | null }> } };

export type ProfileFiles_removeCvMutationVariables = Exact<{ [key: string]: never; }>;


export type ProfileFiles_removeCvMutation = { readonly removeCv: { readonly id: string, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly setup: { readonly cvName: string | null, readonly cvSize: number | null } } };

export type ProfileLinkedIn_connectMutationVariables = Exact<{ [key: string]: never; }>;


export type ProfileLinkedIn_connectMutation = { readonly connectLinkedIn: { readonly url: string } };

export type ProfileLinkedIn_verifyMutationVariables = Exact<{
  code: string;
  state: string;
}>;


export type ProfileLinkedIn_verifyMutation = { readonly verifyLinkedIn: { readonly id: string, readonly setup: { readonly linkedIn: string | null, readonly linkedInVerifiedOn: string | null } } };

export type Profile_completenessFragment = { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean };

export type PersonalDetailsStep_profileFragment = { readonly personalDetails: { readonly firstName: string, readonly lastName: string, readonly nickName: string | null, readonly birthDate: string | null, readonly email: string, readonly secondaryEmail: string | null, readonly phone: string | null, readonly mobile: string | null, readonly nationality: string | null, readonly country: string | null, readonly city: string | null, readonly maritalStatus: string | null, readonly militaryServiceSituation: string | null } };

export type JobPreferencesStep_profileFragment = { readonly jobPreferences: { readonly jobTitleId: string | null, readonly jobTitle: string | null, readonly jobRole: string | null, readonly specificRoles: ReadonlyArray<string>, readonly experienceYear: string | null, readonly preferences: ReadonlyArray<{ readonly id: string, readonly workingPosition: string }> } };

export type EducationStep_profileFragment = { readonly educations: ReadonlyArray<{ readonly id: string, readonly degree: string | null, readonly fieldOfStudy: string | null, readonly institute: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly stillStudying: boolean }> };

export type TechnicalSkills_profileFragment = { readonly technicalSkills: ReadonlyArray<{ readonly id: string, readonly skillId: string, readonly name: string, readonly fileName: string | null }> };

export type LanguageSkills_profileFragment = { readonly languageSkills: ReadonlyArray<{ readonly id: string, readonly language: string, readonly level: string }> };

export type Certificates_profileFragment = { readonly certificates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly issuer: string | null, readonly issueDate: string | null, readonly expireDate: string | null, readonly credentialUrl: string | null, readonly fileName: string | null }> };

export type CareerHistoryStep_profileFragment = { readonly careerHistory: { readonly description: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly company: string, readonly jobTitle: string, readonly startDate: string | null, readonly endDate: string | null, readonly stillWorking: boolean, readonly description: string | null }> } };

export type ProfileSetupStep_profileFragment = { readonly setup: { readonly photoUrl: string | null, readonly cvName: string | null, readonly cvSize: number | null, readonly linkedIn: string | null, readonly gitHub: string | null, readonly webSite: string | null, readonly linkedInVerifiedOn: string | null, readonly canConnectLinkedIn: boolean, readonly bio: string | null, readonly personality: string | null } };

export type Profile_pageQueryVariables = Exact<{ [key: string]: never; }>;


export type Profile_pageQuery = { readonly profile: { readonly id: string, readonly isHiringManager: boolean, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly personalDetails: { readonly firstName: string, readonly lastName: string, readonly nickName: string | null, readonly birthDate: string | null, readonly email: string, readonly secondaryEmail: string | null, readonly phone: string | null, readonly mobile: string | null, readonly nationality: string | null, readonly country: string | null, readonly city: string | null, readonly maritalStatus: string | null, readonly militaryServiceSituation: string | null }, readonly jobPreferences: { readonly jobTitleId: string | null, readonly jobTitle: string | null, readonly jobRole: string | null, readonly specificRoles: ReadonlyArray<string>, readonly experienceYear: string | null, readonly preferences: ReadonlyArray<{ readonly id: string, readonly workingPosition: string }> }, readonly educations: ReadonlyArray<{ readonly id: string, readonly degree: string | null, readonly fieldOfStudy: string | null, readonly institute: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly stillStudying: boolean }>, readonly technicalSkills: ReadonlyArray<{ readonly id: string, readonly skillId: string, readonly name: string, readonly fileName: string | null }>, readonly languageSkills: ReadonlyArray<{ readonly id: string, readonly language: string, readonly level: string }>, readonly certificates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly issuer: string | null, readonly issueDate: string | null, readonly expireDate: string | null, readonly credentialUrl: string | null, readonly fileName: string | null }>, readonly careerHistory: { readonly description: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly company: string, readonly jobTitle: string, readonly startDate: string | null, readonly endDate: string | null, readonly stillWorking: boolean, readonly description: string | null }> }, readonly setup: { readonly photoUrl: string | null, readonly cvName: string | null, readonly cvSize: number | null, readonly linkedIn: string | null, readonly gitHub: string | null, readonly webSite: string | null, readonly linkedInVerifiedOn: string | null, readonly canConnectLinkedIn: boolean, readonly bio: string | null, readonly personality: string | null } } };

export type Profile_jobCatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type Profile_jobCatalogueQuery = { readonly jobRoles: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly jobTitles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly roleId: string | null }> };

export type Profile_skillsQueryVariables = Exact<{ [key: string]: never; }>;


export type Profile_skillsQuery = { readonly skills: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type Profile_countriesQueryVariables = Exact<{ [key: string]: never; }>;


export type Profile_countriesQuery = { readonly countries: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type Profile_citiesQueryVariables = Exact<{
  country: string;
}>;


export type Profile_citiesQuery = { readonly cities: ReadonlyArray<string> };

export type Profile_savePersonalDetailsMutationVariables = Exact<{
  input: PersonalDetailsInput;
}>;


export type Profile_savePersonalDetailsMutation = { readonly savePersonalDetails: { readonly id: string, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly personalDetails: { readonly firstName: string, readonly lastName: string, readonly nickName: string | null, readonly birthDate: string | null, readonly email: string, readonly secondaryEmail: string | null, readonly phone: string | null, readonly mobile: string | null, readonly nationality: string | null, readonly country: string | null, readonly city: string | null, readonly maritalStatus: string | null, readonly militaryServiceSituation: string | null } } };

export type Profile_saveJobPreferencesMutationVariables = Exact<{
  input: JobPreferencesInput;
}>;


export type Profile_saveJobPreferencesMutation = { readonly saveJobPreferences: { readonly id: string, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly jobPreferences: { readonly jobTitleId: string | null, readonly jobTitle: string | null, readonly jobRole: string | null, readonly specificRoles: ReadonlyArray<string>, readonly experienceYear: string | null, readonly preferences: ReadonlyArray<{ readonly id: string, readonly workingPosition: string }> } } };

export type Profile_addJobPreferenceMutationVariables = Exact<{
  workingPosition: string;
}>;


export type Profile_addJobPreferenceMutation = { readonly addJobPreference: { readonly id: string, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly jobPreferences: { readonly jobTitleId: string | null, readonly jobTitle: string | null, readonly jobRole: string | null, readonly specificRoles: ReadonlyArray<string>, readonly experienceYear: string | null, readonly preferences: ReadonlyArray<{ readonly id: string, readonly workingPosition: string }> } } };

export type Profile_removeJobPreferenceMutationVariables = Exact<{
  id: string | number;
}>;


export type Profile_removeJobPreferenceMutation = { readonly removeJobPreference: { readonly id: string, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly jobPreferences: { readonly jobTitleId: string | null, readonly jobTitle: string | null, readonly jobRole: string | null, readonly specificRoles: ReadonlyArray<string>, readonly experienceYear: string | null, readonly preferences: ReadonlyArray<{ readonly id: string, readonly workingPosition: string }> } } };

export type Profile_saveEducationMutationVariables = Exact<{
  input: EducationInput;
}>;


export type Profile_saveEducationMutation = { readonly saveEducation: { readonly id: string, readonly educations: ReadonlyArray<{ readonly id: string, readonly degree: string | null, readonly fieldOfStudy: string | null, readonly institute: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly stillStudying: boolean }> } };

export type Profile_removeEducationMutationVariables = Exact<{
  id: string | number;
}>;


export type Profile_removeEducationMutation = { readonly removeEducation: { readonly id: string, readonly educations: ReadonlyArray<{ readonly id: string, readonly degree: string | null, readonly fieldOfStudy: string | null, readonly institute: string | null, readonly startDate: string | null, readonly endDate: string | null, readonly stillStudying: boolean }> } };

export type Profile_addTechnicalSkillMutationVariables = Exact<{
  skillId: string | number;
}>;


export type Profile_addTechnicalSkillMutation = { readonly addTechnicalSkill: { readonly id: string, readonly technicalSkills: ReadonlyArray<{ readonly id: string, readonly skillId: string, readonly name: string, readonly fileName: string | null }> } };

export type Profile_removeTechnicalSkillMutationVariables = Exact<{
  id: string | number;
}>;


export type Profile_removeTechnicalSkillMutation = { readonly removeTechnicalSkill: { readonly id: string, readonly technicalSkills: ReadonlyArray<{ readonly id: string, readonly skillId: string, readonly name: string, readonly fileName: string | null }> } };

export type Profile_saveLanguageSkillMutationVariables = Exact<{
  input: LanguageSkillInput;
}>;


export type Profile_saveLanguageSkillMutation = { readonly saveLanguageSkill: { readonly id: string, readonly languageSkills: ReadonlyArray<{ readonly id: string, readonly language: string, readonly level: string }> } };

export type Profile_removeLanguageSkillMutationVariables = Exact<{
  id: string | number;
}>;


export type Profile_removeLanguageSkillMutation = { readonly removeLanguageSkill: { readonly id: string, readonly languageSkills: ReadonlyArray<{ readonly id: string, readonly language: string, readonly level: string }> } };

export type Profile_saveCertificateMutationVariables = Exact<{
  input: CertificateInput;
}>;


export type Profile_saveCertificateMutation = { readonly saveCertificate: { readonly id: string, readonly certificates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly issuer: string | null, readonly issueDate: string | null, readonly expireDate: string | null, readonly credentialUrl: string | null, readonly fileName: string | null }> } };

export type Profile_removeCertificateMutationVariables = Exact<{
  id: string | number;
}>;


export type Profile_removeCertificateMutation = { readonly removeCertificate: { readonly id: string, readonly certificates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly issuer: string | null, readonly issueDate: string | null, readonly expireDate: string | null, readonly credentialUrl: string | null, readonly fileName: string | null }> } };

export type Profile_saveCareerHistoryMutationVariables = Exact<{
  description?: string | null | undefined;
}>;


export type Profile_saveCareerHistoryMutation = { readonly saveCareerHistory: { readonly id: string, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly careerHistory: { readonly description: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly company: string, readonly jobTitle: string, readonly startDate: string | null, readonly endDate: string | null, readonly stillWorking: boolean, readonly description: string | null }> } } };

export type Profile_saveCareerEntryMutationVariables = Exact<{
  input: CareerEntryInput;
}>;


export type Profile_saveCareerEntryMutation = { readonly saveCareerEntry: { readonly id: string, readonly careerHistory: { readonly description: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly company: string, readonly jobTitle: string, readonly startDate: string | null, readonly endDate: string | null, readonly stillWorking: boolean, readonly description: string | null }> } } };

export type Profile_removeCareerEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type Profile_removeCareerEntryMutation = { readonly removeCareerEntry: { readonly id: string, readonly careerHistory: { readonly description: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly company: string, readonly jobTitle: string, readonly startDate: string | null, readonly endDate: string | null, readonly stillWorking: boolean, readonly description: string | null }> } } };

export type Profile_saveProfileSetupMutationVariables = Exact<{
  input: ProfileSetupInput;
}>;


export type Profile_saveProfileSetupMutation = { readonly saveProfileSetup: { readonly id: string, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean }, readonly setup: { readonly photoUrl: string | null, readonly cvName: string | null, readonly cvSize: number | null, readonly linkedIn: string | null, readonly gitHub: string | null, readonly webSite: string | null, readonly linkedInVerifiedOn: string | null, readonly canConnectLinkedIn: boolean, readonly bio: string | null, readonly personality: string | null } } };

export type Repository_rowFragment = { readonly id: string, readonly name: string, readonly url: string, readonly access: RepositoryAccess, readonly defaultBranch: string, readonly lastCommitAt: string | null, readonly myLines: number, readonly project: { readonly id: string, readonly name: string }, readonly issues: ReadonlyArray<{ readonly class: string, readonly count: number, readonly severity: string }> };

export type Repositories_pageQueryVariables = Exact<{ [key: string]: never; }>;


export type Repositories_pageQuery = { readonly repositories: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly access: RepositoryAccess, readonly defaultBranch: string, readonly lastCommitAt: string | null, readonly myLines: number, readonly project: { readonly id: string, readonly name: string }, readonly issues: ReadonlyArray<{ readonly class: string, readonly count: number, readonly severity: string }> }> };

export type RoadMaps_cardFragment = { readonly id: string, readonly title: string, readonly description: string, readonly minutes: number, readonly talents: number, readonly tags: ReadonlyArray<string>, readonly isStarted: boolean, readonly progress: number, readonly steps: ReadonlyArray<{ readonly kind: RoadMapStepKind }> };

export type RoadMaps_pageQueryVariables = Exact<{
  title: string;
}>;


export type RoadMaps_pageQuery = { readonly roadMaps: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly minutes: number, readonly talents: number, readonly tags: ReadonlyArray<string>, readonly isStarted: boolean, readonly progress: number, readonly steps: ReadonlyArray<{ readonly kind: RoadMapStepKind }> }> };

export type RoadMaps_stepFragment = { readonly targetId: string, readonly kind: RoadMapStepKind, readonly title: string, readonly state: TrainingState, readonly isOpen: boolean, readonly opensAfter: string | null, readonly minutes: number, readonly level: CourseLevel | null, readonly questionCount: number | null };

export type RoadMaps_detailQueryVariables = Exact<{
  id: string | number;
}>;


export type RoadMaps_detailQuery = { readonly roadMap: { readonly id: string, readonly title: string, readonly description: string, readonly minutes: number, readonly talents: number, readonly tags: ReadonlyArray<string>, readonly progress: number, readonly steps: ReadonlyArray<{ readonly targetId: string, readonly kind: RoadMapStepKind, readonly title: string, readonly state: TrainingState, readonly isOpen: boolean, readonly opensAfter: string | null, readonly minutes: number, readonly level: CourseLevel | null, readonly questionCount: number | null }> } };

export type Sessions_openQueryVariables = Exact<{ [key: string]: never; }>;


export type Sessions_openQuery = { readonly openSessions: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly startedAt: string, readonly lastUsedAt: string, readonly isPresent: boolean }> };

export type Sessions_endMutationVariables = Exact<{
  id: string | number;
  password: string;
}>;


export type Sessions_endMutation = { readonly endSession: { readonly done: boolean } };

export type Sessions_endOthersMutationVariables = Exact<{
  password: string;
}>;


export type Sessions_endOthersMutation = { readonly endOtherSessions: { readonly done: boolean } };

export type Assessment_allFragment = { readonly id: string, readonly assessmentId: string, readonly roadMapId: string | null, readonly courseId: string | null, readonly title: string, readonly description: string, readonly passScore: number | null, readonly isRestartable: boolean, readonly submittedAt: string | null, readonly endsAt: string | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly questionId: string, readonly title: string, readonly text: string | null, readonly level: QuestionLevel, readonly minutes: number, readonly editors: ReadonlyArray<string>, readonly isSubmitted: boolean, readonly answer: string | null, readonly answeredAt: string | null, readonly options: ReadonlyArray<{ readonly id: number, readonly text: string }> }>, readonly lastAttempt: { readonly endedAt: string, readonly submittedAt: string | null, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly answer: string, readonly answeredAt: string }> } | null };

export type Assessment_readQueryVariables = Exact<{
  place: AssessmentPlace;
}>;


export type Assessment_readQuery = { readonly roadMapAssessment: { readonly id: string, readonly assessmentId: string, readonly roadMapId: string | null, readonly courseId: string | null, readonly title: string, readonly description: string, readonly passScore: number | null, readonly isRestartable: boolean, readonly submittedAt: string | null, readonly endsAt: string | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly questionId: string, readonly title: string, readonly text: string | null, readonly level: QuestionLevel, readonly minutes: number, readonly editors: ReadonlyArray<string>, readonly isSubmitted: boolean, readonly answer: string | null, readonly answeredAt: string | null, readonly options: ReadonlyArray<{ readonly id: number, readonly text: string }> }>, readonly lastAttempt: { readonly endedAt: string, readonly submittedAt: string | null, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly answer: string, readonly answeredAt: string }> } | null } };

export type Assessment_startMutationVariables = Exact<{
  place: AssessmentPlace;
}>;


export type Assessment_startMutation = { readonly startAssessment: { readonly id: string, readonly assessmentId: string, readonly roadMapId: string | null, readonly courseId: string | null, readonly title: string, readonly description: string, readonly passScore: number | null, readonly isRestartable: boolean, readonly submittedAt: string | null, readonly endsAt: string | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly questionId: string, readonly title: string, readonly text: string | null, readonly level: QuestionLevel, readonly minutes: number, readonly editors: ReadonlyArray<string>, readonly isSubmitted: boolean, readonly answer: string | null, readonly answeredAt: string | null, readonly options: ReadonlyArray<{ readonly id: number, readonly text: string }> }>, readonly lastAttempt: { readonly endedAt: string, readonly submittedAt: string | null, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly answer: string, readonly answeredAt: string }> } | null } };

export type Assessment_submitMutationVariables = Exact<{
  place: AssessmentPlace;
}>;


export type Assessment_submitMutation = { readonly submitAssessment: { readonly id: string, readonly assessmentId: string, readonly roadMapId: string | null, readonly courseId: string | null, readonly title: string, readonly description: string, readonly passScore: number | null, readonly isRestartable: boolean, readonly submittedAt: string | null, readonly endsAt: string | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly questionId: string, readonly title: string, readonly text: string | null, readonly level: QuestionLevel, readonly minutes: number, readonly editors: ReadonlyArray<string>, readonly isSubmitted: boolean, readonly answer: string | null, readonly answeredAt: string | null, readonly options: ReadonlyArray<{ readonly id: number, readonly text: string }> }>, readonly lastAttempt: { readonly endedAt: string, readonly submittedAt: string | null, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly answer: string, readonly answeredAt: string }> } | null } };

export type Assessment_restartMutationVariables = Exact<{
  place: AssessmentPlace;
}>;


export type Assessment_restartMutation = { readonly restartAssessment: { readonly id: string, readonly assessmentId: string, readonly roadMapId: string | null, readonly courseId: string | null, readonly title: string, readonly description: string, readonly passScore: number | null, readonly isRestartable: boolean, readonly submittedAt: string | null, readonly endsAt: string | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly questionId: string, readonly title: string, readonly text: string | null, readonly level: QuestionLevel, readonly minutes: number, readonly editors: ReadonlyArray<string>, readonly isSubmitted: boolean, readonly answer: string | null, readonly answeredAt: string | null, readonly options: ReadonlyArray<{ readonly id: number, readonly text: string }> }>, readonly lastAttempt: { readonly endedAt: string, readonly submittedAt: string | null, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly answer: string, readonly answeredAt: string }> } | null } };

export type Assessment_saveAnswerMutationVariables = Exact<{
  place: AssessmentPlace;
  questionId: string | number;
  answer: string;
  endsAt?: string | null | undefined;
  writtenAt?: string | null | undefined;
}>;


export type Assessment_saveAnswerMutation = { readonly submitAnswer: { readonly answeredAt: string } };

export type NewName_requestSkillMutationVariables = Exact<{
  title: string;
}>;


export type NewName_requestSkillMutation = { readonly requestSkill: { readonly message: string } };

export type NewName_requestJobTitleMutationVariables = Exact<{
  title: string;
}>;


export type NewName_requestJobTitleMutation = { readonly requestJobTitle: { readonly message: string } };

export type NewName_addEpicMutationVariables = Exact<{
  projectId: string | number;
  name: string;
}>;


export type NewName_addEpicMutation = { readonly addEpic: { readonly id: string, readonly projectId: string, readonly names: ReadonlyArray<string> } };

export type Settings_rowFragment = { readonly id: string, readonly theme: Theme | null, readonly density: Density | null, readonly weekTarget: number | null, readonly timerRounding: TimerRounding };

export type Settings_ownQueryVariables = Exact<{ [key: string]: never; }>;


export type Settings_ownQuery = { readonly personalSettings: { readonly id: string, readonly theme: Theme | null, readonly density: Density | null, readonly weekTarget: number | null, readonly timerRounding: TimerRounding } };

export type Settings_changeMutationVariables = Exact<{
  input: PersonalSettingsInput;
}>;


export type Settings_changeMutation = { readonly changePersonalSettings: { readonly id: string, readonly theme: Theme | null, readonly density: Density | null, readonly weekTarget: number | null, readonly timerRounding: TimerRounding } };

export type Settings_notificationFragment = { readonly kind: NotificationKind, readonly mail: boolean, readonly push: boolean };

export type Settings_notificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type Settings_notificationsQuery = { readonly notificationPreferences: { readonly isMailSent: boolean, readonly isPushSent: boolean, readonly items: ReadonlyArray<{ readonly kind: NotificationKind, readonly mail: boolean, readonly push: boolean }> } };

export type Settings_switchNotificationMutationVariables = Exact<{
  kind: NotificationKind;
  channel: NotificationChannel;
  isOn: boolean;
}>;


export type Settings_switchNotificationMutation = { readonly setNotificationPreference: { readonly kind: NotificationKind, readonly mail: boolean, readonly push: boolean } };

export type TimesheetEntry_earlierFragment = { readonly id: string, readonly epic: string, readonly ticket: string, readonly effort: number | null, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } };

export type TimesheetEntry_pinnedFragment = { readonly id: string, readonly items: ReadonlyArray<{ readonly id: string, readonly epic: string, readonly ticket: string, readonly effort: number | null, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } }> };

export type TimesheetEntry_earlierEntriesQueryVariables = Exact<{
  until: string;
}>;


export type TimesheetEntry_earlierEntriesQuery = { readonly recentTimesheetEntries: ReadonlyArray<{ readonly id: string, readonly epic: string, readonly ticket: string, readonly effort: number | null, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } }>, readonly pinnedTimesheetEntries: { readonly id: string, readonly items: ReadonlyArray<{ readonly id: string, readonly epic: string, readonly ticket: string, readonly effort: number | null, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } }> } };

export type TimesheetEntry_pinMutationVariables = Exact<{
  input: TimesheetPinInput;
}>;


export type TimesheetEntry_pinMutation = { readonly pinTimesheetEntry: { readonly id: string, readonly items: ReadonlyArray<{ readonly id: string, readonly epic: string, readonly ticket: string, readonly effort: number | null, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } }> } };

export type TimesheetEntry_choicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TimesheetEntry_choicesQuery = { readonly timesheetChoices: { readonly id: string, readonly commitments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: CommitmentStatus, readonly earliestTimesheetDate: string, readonly projects: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly activities: ReadonlyArray<{ readonly id: string, readonly value: string, readonly disabled: boolean, readonly defaultTechnologyId: string | null }>, readonly technologies: ReadonlyArray<{ readonly id: string, readonly value: string, readonly disabled: boolean, readonly activityIds: ReadonlyArray<string> }> } };

export type Epics_ofProjectQueryVariables = Exact<{
  projectId: string | number;
}>;


export type Epics_ofProjectQuery = { readonly epics: { readonly id: string, readonly projectId: string, readonly names: ReadonlyArray<string> } };

export type TimesheetOutbox_entryFragment = { readonly id: string, readonly version: number, readonly date: string, readonly epic: string, readonly ticket: string, readonly effort: number, readonly adjustment: number, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } };

export type TimesheetOutbox_remoteQueryVariables = Exact<{
  id: string | number;
}>;


export type TimesheetOutbox_remoteQuery = { readonly timesheetEntry: { readonly id: string, readonly version: number, readonly date: string, readonly epic: string, readonly ticket: string, readonly effort: number, readonly adjustment: number, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } } };

export type TimesheetOutbox_saveEntryMutationVariables = Exact<{
  input: TimesheetEntryInput;
}>;


export type TimesheetOutbox_saveEntryMutation = { readonly saveTimesheetEntry: { readonly id: string, readonly version: number, readonly date: string, readonly epic: string, readonly ticket: string, readonly effort: number, readonly adjustment: number, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } } };

export type TimesheetOutbox_removeEntryMutationVariables = Exact<{
  id: string | number;
  version?: number | null | undefined;
}>;


export type TimesheetOutbox_removeEntryMutation = { readonly removeTimesheetEntry: { readonly done: boolean } };

export type TimesheetOutbox_saveLeaveMutationVariables = Exact<{
  date: string;
}>;


export type TimesheetOutbox_saveLeaveMutation = { readonly saveLeave: { readonly id: string, readonly date: string } };

export type TimesheetOutbox_removeLeaveMutationVariables = Exact<{
  id: string | number;
}>;


export type TimesheetOutbox_removeLeaveMutation = { readonly removeLeave: { readonly done: boolean } };

export type AccessRequest_courseMutationVariables = Exact<{
  id: string | number;
}>;


export type AccessRequest_courseMutation = { readonly requestCourseAccess: { readonly done: boolean } };

export type AccessRequest_assessmentMutationVariables = Exact<{
  id: string | number;
}>;


export type AccessRequest_assessmentMutation = { readonly requestAssessmentAccess: { readonly done: boolean } };

export type SignUp_createMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUp_createMutation = { readonly signUp: { readonly id: string } };

export type SignUp_captchaQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUp_captchaQuery = { readonly captchaChallenge: { readonly challenge: string | null } };

export type TimesheetReport_recordFragment = { readonly id: string, readonly date: string, readonly memberId: string, readonly memberName: string, readonly projectId: string, readonly projectName: string, readonly epic: string, readonly ticket: string, readonly activityId: string, readonly activity: string, readonly technology: string, readonly effort: number, readonly adjustment: number, readonly description: string };

export type TimesheetReport_groupFragment = { readonly id: string, readonly name: string, readonly projectName: string | null, readonly recordCount: number, readonly effort: number };

export type TimesheetReport_pageQueryVariables = Exact<{
  filter: ReportFilter;
  grouping: ReportGrouping;
  page: number;
  pageSize: number;
}>;


export type TimesheetReport_pageQuery = { readonly timesheetReport: { readonly recordCount: number, readonly effort: number, readonly records: ReadonlyArray<{ readonly id: string, readonly date: string, readonly memberId: string, readonly memberName: string, readonly projectId: string, readonly projectName: string, readonly epic: string, readonly ticket: string, readonly activityId: string, readonly activity: string, readonly technology: string, readonly effort: number, readonly adjustment: number, readonly description: string }>, readonly groups: ReadonlyArray<{ readonly id: string, readonly name: string, readonly projectName: string | null, readonly recordCount: number, readonly effort: number }> } };

export type TimesheetReport_choicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TimesheetReport_choicesQuery = { readonly teamChoices: { readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly projects: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type Timesheet_closedByQueryVariables = Exact<{ [key: string]: never; }>;


export type Timesheet_closedByQuery = { readonly payRuns: ReadonlyArray<{ readonly id: string, readonly fromDate: string, readonly toDate: string, readonly confirmedAt: string | null }> };

export type Timesheet_weekQueryVariables = Exact<{
  start: string;
  end: string;
  after?: string | null | undefined;
}>;


export type Timesheet_weekQuery = { readonly timesheet: { readonly id: string, readonly start: string, readonly end: string, readonly next: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly version: number, readonly date: string, readonly epic: string, readonly ticket: string, readonly effort: number, readonly adjustment: number, readonly description: string, readonly commitment: { readonly id: string, readonly name: string }, readonly project: { readonly id: string, readonly name: string }, readonly activity: { readonly id: string, readonly value: string }, readonly technology: { readonly id: string, readonly value: string } }>, readonly leaves: ReadonlyArray<{ readonly id: string, readonly date: string }> } };

export type Timesheet_commitmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type Timesheet_commitmentsQuery = { readonly commitments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: CommitmentStatus, readonly startDate: string | null, readonly endDate: string | null, readonly hasWeeklyHours: boolean, readonly hoursPerWeekMin: number, readonly earliestTimesheetDate: string }> };

export type VerifyEmail_spendMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmail_spendMutation = { readonly verifyEmail: { readonly done: boolean } };

export type MemberCard_memberFragment = { readonly memberId: string, readonly name: string, readonly photoUrl: string | null, readonly targetHours: number, readonly missingHours: number, readonly days: ReadonlyArray<{ readonly date: string, readonly watchedHours: number, readonly loggedHours: number, readonly leaveHours: number, readonly codeLines: number }> };

export type WeeklyAudit_readQueryVariables = Exact<{
  start: string;
  end: string;
  own: boolean;
}>;


export type WeeklyAudit_readQuery = { readonly weeklyAudit: { readonly id: string, readonly start: string, readonly end: string, readonly members: ReadonlyArray<{ readonly memberId: string, readonly name: string, readonly photoUrl: string | null, readonly targetHours: number, readonly missingHours: number, readonly days: ReadonlyArray<{ readonly date: string, readonly watchedHours: number, readonly loggedHours: number, readonly leaveHours: number, readonly codeLines: number }> }> } };
