import type { ComponentType } from 'react'
import { late } from '#ui/late.tsx'
import { NoServer, reloadFromServer } from './reload.ts'
import { ScreenFallback } from './ScreenFallback.tsx'

/** Milliseconds a screen's code may take to arrive (specification 9, Chunk load time-out). */
export const chunkLoadTimeout = 120_000

const reloadedKey = 'portal.reloadedFor'

/** What the tab remembers of its last reload; null for nothing, or where the browser keeps nothing. */
const lastReload = (): string | null => {
  try {
    return sessionStorage.getItem(reloadedKey)
  } catch {
    return null
  }
}

/** @returns whether it is remembered; a reload that is not could be followed by another without end */
const rememberReload = (mark: string): boolean => {
  try {
    sessionStorage.setItem(reloadedKey, mark)
    return true
  } catch {
    return false
  }
}

const forgetReload = (): void => {
  try {
    sessionStorage.removeItem(reloadedKey)
  } catch {
    // Then nothing was remembered.
  }
}

let screensMade = 0

const withTimeout = <T,>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The screen took too long to load')), chunkLoadTimeout)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * A screen whose code is fetched when it is first shown. Code that is gone (a newer version of the portal was deployed) or late
 * loads the page anew once; the second failure, or one without a server to load from, reaches the error view.
 *
 * @param load imports the screen's module
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  screensMade += 1
  const number = screensMade
  return late(async () => {
    // Of this screen alone: another one that loads well on the same page must not make this one reload for ever.
    const mark = `${number} ${location.pathname}`
    try {
      const screen = await withTimeout(load())
      if (lastReload()?.startsWith(`${number} `)) forgetReload()
      return screen
    } catch (error) {
      const reload = lastReload() === mark ? 'kept' : await reloadFromServer(() => rememberReload(mark))
      if (reload === 'reloading') return new Promise<never>(() => {})
      throw reload === 'unreachable' ? new NoServer('No server to load the screen from', { cause: error }) : error
    }
  }, ScreenFallback)
}
