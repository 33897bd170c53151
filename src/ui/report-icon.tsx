import { icon } from './icon-stroke.tsx'

/** A sheet in a speech bubble with a mark that something is wrong. */
export const ReportIcon = /* @__PURE__ */ icon('M3.5 4.5h13v9.5h-7l-3.5 3v-3H3.5zM10 7v3.2M10 11.7v.3')
