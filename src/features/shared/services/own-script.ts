interface ScriptPolicy {
  createScriptURL(text: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** @throws TypeError for a script that is not the portal's own */
const own: ScriptPolicy = {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is no script of the portal`)
    return address
  },
}

/** The page lets a policy of this name be made once. */
let policy: ScriptPolicy | undefined

/**
 * The address of a script of the portal's own, as a worker may be started from. The page's policy asks for a trusted address where the
 * browser knows Trusted Types.
 *
 * @param address written in the code, never put together from what somebody typed or a server answered
 */
export const ownScript = (address: string): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('portal', own) ?? own
  return policy.createScriptURL(address)
}

/**
 * The paths of the scripts that a page begins with, of which one has another name after every change of the portal.
 *
 * @param page also what will become one
 */
export const scriptsOf = (page: ParentNode = document): readonly string[] =>
  [...page.querySelectorAll('script[type="module"][src]')].map(
    (script) => new URL(script.getAttribute('src') ?? '', location.origin).pathname,
  )

/**
 * Gives this browser the portal's service worker, which shows push messages and opens the portal without network.
 *
 * @returns its registration; null where the browser has none, or could not fetch it
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator)) return null
  // As the build makes it, it is a classic script; a development server gives its source.
  const type = import.meta.env.DEV ? 'module' : 'classic'
  // What refuses to run it may also answer with nothing.
  return (await navigator.serviceWorker.register(ownScript('/sw.js'), { type }).catch(() => null)) ?? null
}
