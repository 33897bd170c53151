export const weekTargetRange = 'Enter hours from 0.25 to 100, in steps of 0.25.'

/** Where somebody is signed in. */
export const presentSession = 'This is the session you are using. Log out instead.'
export const endSessionTitle = 'Sign out there?'
export const endSessionsTitle = 'Sign out everywhere else?'
export const endSessionReason = 'Enter your password, so that nobody else can do this for you.'
export const sessionEnded = 'Signed out there. A page that is open there ends within five minutes.'
export const sessionsEnded = 'Signed out everywhere else. Pages that are open there end within five minutes.'
export const noOtherSessions = 'You are signed in nowhere else.'
export const endingSession = 'You are being signed out there.'
export const unknownBrowser = 'Another program'
