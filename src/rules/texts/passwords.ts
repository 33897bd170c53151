/** Refusals of a new password (OWASP ASVS 5, 6.2.4 and 6.2.11). */

export const passwordCommon = 'This password is one of the first to be guessed. Please choose another one.'
export const passwordPersonal = 'A password must not contain your name or your e-mail.'
