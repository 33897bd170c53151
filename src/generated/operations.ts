/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PushDeviceInput = {
  readonly deviceType: string;
  readonly model: string;
  /** The Web Push subscription as JSON text. */
  readonly subscription: string;
};

export type SignUpInput = {
  readonly captchaToken?: string | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly telephone: string;
  readonly wayToKnow?: string | null | undefined;
};

export type Session_userFragment = { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null };

export type Session_logInMutationVariables = Exact<{
  userName: string;
  password: string;
}>;


export type Session_logInMutation = { readonly logIn: { readonly tokens: { readonly idToken: string, readonly refreshToken: string }, readonly user: { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null } } };

export type Session_logInWithCustomTokenMutationVariables = Exact<{
  token: string;
}>;


export type Session_logInWithCustomTokenMutation = { readonly logInWithCustomToken: { readonly tokens: { readonly idToken: string, readonly refreshToken: string }, readonly user: { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null } } };

export type Session_adoptTokensMutationVariables = Exact<{ [key: string]: never; }>;


export type Session_adoptTokensMutation = { readonly adoptTokens: { readonly tokens: { readonly idToken: string, readonly refreshToken: string }, readonly user: { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null } } };

export type Session_refreshMutationVariables = Exact<{ [key: string]: never; }>;


export type Session_refreshMutation = { readonly refreshSession: { readonly idToken: string, readonly refreshToken: string } };

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


export type Shell_viewerQuery = { readonly viewer: { readonly id: string, readonly hasCommitments: boolean, readonly hasActiveCommitment: boolean, readonly pendingCommitmentCount: number, readonly unreadNotificationCount: number, readonly user: { readonly id: string, readonly isAuthenticated: boolean, readonly userName: string, readonly fullName: string, readonly avatar: string | null, readonly title: string | null, readonly name: string, readonly surname: string, readonly lastSignInTime: string | null, readonly roles: string, readonly email: string, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly creationDate: string | null, readonly ipDetail: string | null }, readonly completeness: { readonly id: string, readonly personal: boolean, readonly professional: boolean, readonly careerHistory: boolean, readonly profile: boolean } } };

export type Shell_notificationsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type Shell_notificationsChangedSubscription = { readonly notificationsChanged: boolean };

export type EmailVerification_sendMutationVariables = Exact<{
  callbackUrl: string;
}>;


export type EmailVerification_sendMutation = { readonly sendVerificationEmail: { readonly done: boolean } };

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

export type SignUp_createMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUp_createMutation = { readonly signUp: { readonly id: string } };

export type SignUp_captchaQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUp_captchaQuery = { readonly captchaChallenge: { readonly challenge: string | null } };

export type VerifyEmail_spendMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmail_spendMutation = { readonly verifyEmail: { readonly done: boolean } };
