import { icon } from './icon-stroke.tsx'

export const PrintIcon = /* @__PURE__ */ icon('M6 7.5v-4h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6z')
