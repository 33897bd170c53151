/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressInput = {
  readonly city: string;
  readonly country: string;
  readonly id?: string | number | null | undefined;
  readonly postCode: string;
  readonly street: string;
};

export type PhoneInput = {
  readonly id?: string | number | null | undefined;
  readonly number: string;
};

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

export type Position_detailsQueryVariables = Exact<{
  deepLinkId: string | number;
}>;


export type Position_detailsQuery = { readonly position: { readonly deepLinkId: string, readonly positionId: string | null, readonly title: string, readonly jobTitles: ReadonlyArray<string>, readonly jobDescription: string, readonly skills: ReadonlyArray<string> } };

export type Position_applyMutationVariables = Exact<{
  deepLinkId: string | number;
  positionId: string | number;
}>;


export type Position_applyMutation = { readonly applyForPosition: { readonly message: string } };

export type Contact_verificationFragment = { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number };

export type Contact_addressFragment = { readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } };

export type Contact_phoneFragment = { readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } };

export type ContactTab_contactFragment = { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> };

export type Contact_entriesQueryVariables = Exact<{ [key: string]: never; }>;


export type Contact_entriesQuery = { readonly profile: { readonly id: string, readonly contact: { readonly addresses: ReadonlyArray<{ readonly id: string, readonly country: string, readonly city: string, readonly street: string, readonly postCode: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly number: string, readonly isDefault: boolean, readonly verification: { readonly codeSentAt: string | null, readonly codeEndsAt: string | null, readonly verifiedAt: string | null, readonly wrongCodeCount: number } }> } } };

export type Contact_countriesQueryVariables = Exact<{ [key: string]: never; }>;


export type Contact_countriesQuery = { readonly countries: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type Contact_citiesQueryVariables = Exact<{
  country: string;
}>;


export type Contact_citiesQuery = { readonly cities: ReadonlyArray<string> };

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
