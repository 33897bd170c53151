import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment, ISO 8601 with zone. */
  DateTime: { input: string; output: string; }
};

/** A captcha to solve before signing up, as JSON text for the captcha widget; null when none is configured. */
export type CaptchaChallenge = {
  readonly __typename?: 'CaptchaChallenge';
  readonly challenge?: Maybe<Scalars['String']['output']>;
};

/** A mutation that has nothing to tell but that it was done. */
export type Done = {
  readonly __typename?: 'Done';
  readonly done: Scalars['Boolean']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Takes the tokens of a /login-with-token address: checks and rotates them at once, and says who they belong to. */
  readonly adoptTokens: SignInResult;
  /** A one-use token for the signed-in person, with which another part of the portal signs in. */
  readonly createOneUseToken: Scalars['String']['output'];
  readonly logIn: SignInResult;
  /** Signs in with a one-use token. */
  readonly logInWithCustomToken: SignInResult;
  /** Signs in with a Google access token; refused until the server is configured for it. */
  readonly logInWithGoogle: SignInResult;
  /** Drops the refresh token of the X-Refresh-Token header. */
  readonly logOut: Done;
  readonly markAllNotificationsRead: Done;
  readonly markNotificationRead: Done;
  /** Rotates the refresh token of the X-Refresh-Token header. */
  readonly refreshSession: TokenPair;
  readonly registerPushDevice: Done;
  readonly removePushDevice: Done;
  readonly saveNewPassword: Done;
  readonly sendResetPasswordLink: Done;
  readonly sendVerificationEmail: Done;
  readonly signUp: SignUpResult;
  readonly verifyEmail: Done;
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


export type MutationmarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationregisterPushDeviceArgs = {
  input: PushDeviceInput;
};


export type MutationremovePushDeviceArgs = {
  subscription: Scalars['String']['input'];
};


export type MutationsaveNewPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationsendResetPasswordLinkArgs = {
  callbackUrl: Scalars['String']['input'];
  email: Scalars['String']['input'];
};


export type MutationsendVerificationEmailArgs = {
  callbackUrl: Scalars['String']['input'];
};


export type MutationsignUpArgs = {
  input: SignUpInput;
};


export type MutationverifyEmailArgs = {
  token: Scalars['String']['input'];
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

export type NotificationPage = {
  readonly __typename?: 'NotificationPage';
  readonly items: ReadonlyArray<Notification>;
  readonly totalCount: Scalars['Int']['output'];
  readonly unreadCount: Scalars['Int']['output'];
};

export type ProfileCompleteness = {
  readonly __typename?: 'ProfileCompleteness';
  readonly careerHistory: Scalars['Boolean']['output'];
  readonly personal: Scalars['Boolean']['output'];
  readonly professional: Scalars['Boolean']['output'];
  readonly profile: Scalars['Boolean']['output'];
};

export type PushDeviceInput = {
  readonly deviceType: Scalars['String']['input'];
  readonly model: Scalars['String']['input'];
  /** The Web Push subscription as JSON text. */
  readonly subscription: Scalars['String']['input'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly captchaChallenge: CaptchaChallenge;
  readonly notifications: NotificationPage;
  /** Whether a mailed reset token can still be used. */
  readonly resetTokenValid: Scalars['Boolean']['output'];
  /** What the signed-in person's shell needs in one answer: who they are, which parts of the profile are complete, what the menu shows. */
  readonly viewer: Viewer;
};


export type QuerynotificationsArgs = {
  pageNumber?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  unreadOnly?: Scalars['Boolean']['input'];
};


export type QueryresetTokenValidArgs = {
  token: Scalars['String']['input'];
};

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

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Says that the person's notifications changed; the client asks again. */
  readonly notificationsChanged: Scalars['Boolean']['output'];
};

export type TokenPair = {
  readonly __typename?: 'TokenPair';
  readonly idToken: Scalars['String']['output'];
  readonly refreshToken: Scalars['String']['output'];
};

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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Done: ResolverTypeWrapper<Done>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  ProfileCompleteness: ResolverTypeWrapper<ProfileCompleteness>;
  PushDeviceInput: PushDeviceInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SignInResult: ResolverTypeWrapper<SignInResult>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<SignUpResult>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TokenPair: ResolverTypeWrapper<TokenPair>;
  UserInfo: ResolverTypeWrapper<UserInfo>;
  Viewer: ResolverTypeWrapper<Viewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  CaptchaChallenge: CaptchaChallenge;
  DateTime: Scalars['DateTime']['output'];
  Done: Done;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Notification: Notification;
  NotificationPage: NotificationPage;
  ProfileCompleteness: ProfileCompleteness;
  PushDeviceInput: PushDeviceInput;
  Query: Record<PropertyKey, never>;
  SignInResult: SignInResult;
  SignUpInput: SignUpInput;
  SignUpResult: SignUpResult;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TokenPair: TokenPair;
  UserInfo: UserInfo;
  Viewer: Viewer;
};

export type CaptchaChallengeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = {
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DoneResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Done'] = ResolversParentTypes['Done']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adoptTokens: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType>;
  createOneUseToken: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logIn: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationlogInArgs, 'password' | 'userName'>>;
  logInWithCustomToken: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationlogInWithCustomTokenArgs, 'token'>>;
  logInWithGoogle: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationlogInWithGoogleArgs, 'accessToken'>>;
  logOut: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  markAllNotificationsRead: Resolver<ResolversTypes['Done'], ParentType, ContextType>;
  markNotificationRead: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationmarkNotificationReadArgs, 'id'>>;
  refreshSession: Resolver<ResolversTypes['TokenPair'], ParentType, ContextType>;
  registerPushDevice: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationregisterPushDeviceArgs, 'input'>>;
  removePushDevice: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationremovePushDeviceArgs, 'subscription'>>;
  saveNewPassword: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationsaveNewPasswordArgs, 'password' | 'token'>>;
  sendResetPasswordLink: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationsendResetPasswordLinkArgs, 'callbackUrl' | 'email'>>;
  sendVerificationEmail: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationsendVerificationEmailArgs, 'callbackUrl'>>;
  signUp: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationsignUpArgs, 'input'>>;
  verifyEmail: Resolver<ResolversTypes['Done'], ParentType, ContextType, RequireFields<MutationverifyEmailArgs, 'token'>>;
};

export type NotificationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileCompletenessResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProfileCompleteness'] = ResolversParentTypes['ProfileCompleteness']> = {
  careerHistory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  personal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  professional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  captchaChallenge: Resolver<ResolversTypes['CaptchaChallenge'], ParentType, ContextType>;
  notifications: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QuerynotificationsArgs, 'pageNumber' | 'pageSize' | 'unreadOnly'>>;
  resetTokenValid: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryresetTokenValidArgs, 'token'>>;
  viewer: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  tokens?: Resolver<ResolversTypes['TokenPair'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['UserInfo'], ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notificationsChanged: SubscriptionResolver<ResolversTypes['Boolean'], "notificationsChanged", ParentType, ContextType>;
};

export type TokenPairResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TokenPair'] = ResolversParentTypes['TokenPair']> = {
  idToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UserInfo'] = ResolversParentTypes['UserInfo']> = {
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

export type ViewerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  completeness?: Resolver<ResolversTypes['ProfileCompleteness'], ParentType, ContextType>;
  hasActiveCommitment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCommitments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pendingCommitmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['UserInfo'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Done?: DoneResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  ProfileCompleteness?: ProfileCompletenessResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TokenPair?: TokenPairResolvers<ContextType>;
  UserInfo?: UserInfoResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

