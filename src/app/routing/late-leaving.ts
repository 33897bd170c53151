import type { Leaving } from './leaving.ts'

/** The ways out of the page, whose code is fetched when a page first holds them back. */
export const createLateLeaving = (): Leaving => {
  let fetched: Leaving | undefined
  return {
    hold: (onTry) => {
      let release: (() => void) | null = () => undefined
      void import('./leaving.ts').then(({ createLeaving }) => {
        fetched ??= createLeaving()
        if (release !== null) release = fetched.hold(onTry)
      })
      return () => {
        release?.()
        release = null
      }
    },
    proceed: () => fetched?.proceed(),
    attempt: (go) => (fetched === undefined ? go() : fetched.attempt(go)),
    moved: () => fetched?.moved(),
  }
}
