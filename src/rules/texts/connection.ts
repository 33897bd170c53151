/** Texts of what a page says while the server does not answer, and of a newer version of the portal. */

export const offline = 'Offline'
export const notUpToDate = 'Not up to date'
export const offlineHint = 'You are offline. The page is brought up to date by itself when there is network again.'
export const unreachedHint = 'The server cannot be reached. The page is brought up to date by itself as soon as it answers.'
export const lastUpdated = 'last updated {moment}'
export const tryAgain = 'Try again'
export const newerVersionReady = 'A newer version of the portal is ready. It is used as soon as the page is loaded again.'
export const update = 'Update'
