import { useSyncExternalStore } from 'react'

/**
 * Whether a media condition holds, kept up to date.
 * @param condition one of `media` in theme.ts
 */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(condition).matches,
  )
}
