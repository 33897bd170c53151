/** The signed-in person as v1 sends it and the session keeps it (specification 3, User info). */
export interface UserInfo {
  readonly id: string
  readonly isAuthenticated: boolean
  readonly userName: string
  readonly fullName: string
  readonly avatar: string | null
  readonly title: string | null
  readonly name: string
  readonly surname: string
  readonly lastSignInTime: string | null
  readonly roles: string
  readonly email: string
  readonly emailVerified: boolean
  readonly phoneNumber: string | null
  readonly creationDate: string | null
  readonly ipDetail: string | null
}

/** Who everybody is before signing in (specification 3, the guest default). */
export const guestUser: UserInfo = {
  id: '',
  isAuthenticated: false,
  userName: '',
  fullName: 'guest user',
  avatar: null,
  title: null,
  name: '',
  surname: '',
  lastSignInTime: null,
  roles: '',
  email: '',
  emailVerified: false,
  phoneNumber: null,
  creationDate: null,
  ipDetail: null,
}
