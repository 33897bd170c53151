import { personalKey } from '#features/shared/services/services.ts'
import type { Flows } from '#journal/flows.ts'

/** Flows that live as long as the page, whoever is signed in. */
const pageFlows: readonly string[] = ['session', 'snackbars', 'shell', 're-login', 'logout']
/** Whether a flow stays when somebody logs out: the page's own, and the place in the wizard, which holds nothing of what was typed. */
export const staysAtLogOut = (key: string): boolean => pageFlows.includes(key) || key.startsWith(personalKey('wizard', ''))
/** Flows that make somebody another person: they still have to lead on when that has happened. */
const signInFlows: readonly string[] = ['login', 'token-login']

/**
 * The one place where what other people left is removed: drafts that are kept on the device, of whatever page, and everything that
 * runs on this page for the person before. Never rejects.
 *
 * @param flows the page's flows
 * @returns what the session runs with the id of each person who comes
 */
export const createKeepOwnDrafts = (flows: Pick<Flows, 'wipe'>): ((person: string) => Promise<void>) => {
  let before = ''
  return async (person) => {
    const isFirst = before === '' || before === person
    before = person
    const staysOpen = (key: string): boolean => isFirst || pageFlows.includes(key) || signInFlows.includes(key)
    const isSpared = (key: string): boolean => (key.includes('@') ? key.endsWith(personalKey('', person)) : staysOpen(key))
    // Without its code nothing on the device can be read either, and the next page tries again.
    await flows.wipe(isSpared).catch(() => undefined)
  }
}
