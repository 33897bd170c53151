import { deviceStorage } from '../device-storage.ts'

const key = 'portal.deepLinkId'

/** The position a person came for before they could see it, kept on the device until they can (specification 4, Deep link). */
export const readDeepLink = (): string | null => deviceStorage.getItem(key)
export const storeDeepLink = (deepLinkId: string): void => deviceStorage.setItem(key, deepLinkId)
export const clearDeepLink = (): void => deviceStorage.removeItem(key)
