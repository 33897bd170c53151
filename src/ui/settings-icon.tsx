import { icon } from './icon-stroke.tsx'

/** Two sliders. */
export const SettingsIcon = /* @__PURE__ */ icon(
  'M3 6.5h7m4 0h3M3 13.5h3m4 0h7M14 6.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0M10 13.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
)
