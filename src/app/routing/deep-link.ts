const key = 'portal.deepLinkId'

/** The position a person came for before they could see it, kept on the device until they can (specification 4, Deep link). */
export const readDeepLink = (): string | null => localStorage.getItem(key)
export const storeDeepLink = (deepLinkId: string): void => localStorage.setItem(key, deepLinkId)
export const clearDeepLink = (): void => localStorage.removeItem(key)
