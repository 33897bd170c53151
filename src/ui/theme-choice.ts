import { createDeviceChoice } from './device-choice.ts'

export type ThemeChoice = 'system' | 'dark' | 'light'

/** Which theme is shown; dark until one is chosen (specification 9). A script in `index.html` reads the same key. */
export const themeChoice = createDeviceChoice<ThemeChoice>('portal.theme', 'theme', ['dark', 'light', 'system'])
