/** Taking back and doing again, in whatever is written. */
import { icon } from './icon-stroke.tsx'

export const UndoIcon = /* @__PURE__ */ icon('M7.5 4 4 7.5 7.5 11M4.25 7.5h7.5a4.25 4.25 0 0 1 0 8.5H8.5')
export const RedoIcon = /* @__PURE__ */ icon('M12.5 4 16 7.5 12.5 11m3.25-3.5h-7.5a4.25 4.25 0 0 0 0 8.5h3.25')
