import { icon } from './icon-stroke.tsx'

/** What stays where it is. */
export const PinIcon = /* @__PURE__ */ icon('M7 3.25h6M8 3.25v4.5L5.5 11.5h9L12 7.75v-4.5M10 11.5v5.25')
