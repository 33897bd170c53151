interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(text: string): string }): { createScriptURL(text: string): string }
}

/**
 * The address of a script of the portal's own, as a worker may be started from. The page's policy asks for a trusted address where the
 * browser knows Trusted Types.
 *
 * @param address written in the code, never put together from what somebody typed or a server answered
 */
export const ownScript = (address: string): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('portal', { createScriptURL: () => address }).createScriptURL(address) ?? address
}
