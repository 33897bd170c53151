import { type ComponentType, lazy } from 'react'

/** Milliseconds a screen's code may take to arrive (specification 9, Chunk load time-out). */
export const chunkLoadTimeout = 120_000

const reloadedKey = 'portal.reloadedFor'

const withTimeout = <T,>(promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The screen took too long to load')), chunkLoadTimeout)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/**
 * A screen whose code is fetched when it is first shown. Code that is gone (a newer version of the portal was deployed) or late
 * loads the page anew once; the second failure reaches the error face.
 *
 * @param load imports the screen's module
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      const screen = await withTimeout(load())
      sessionStorage.removeItem(reloadedKey)
      return { default: screen }
    } catch (error) {
      if (sessionStorage.getItem(reloadedKey) === location.pathname) throw error
      sessionStorage.setItem(reloadedKey, location.pathname)
      location.reload()
      return new Promise<never>(() => {})
    }
  })
