/** The icons of the code editor, which only the editor loads. */
import { icon } from '../icon-stroke.tsx'

export const WrapIcon = /* @__PURE__ */ icon('M3.5 5h13M3.5 10h10.25a2.5 2.5 0 0 1 0 5H10m2-2-2 2 2 2M3.5 15H6.5')
export const StopIcon = /* @__PURE__ */ icon('M5.5 5.5h9v9h-9z')
