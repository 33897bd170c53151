/** What somebody reads who would lose changes with the session. @param unsent how many are on this device alone */
export const unsentTexts = (unsent: number) =>
  unsent === 1
    ? { title: '1 change is not on the server yet.', lose: 'Log out and lose it' }
    : { title: `${unsent} changes are not on the server yet.`, lose: 'Log out and lose them' }
