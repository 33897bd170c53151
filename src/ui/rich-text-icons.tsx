/** The icons of the rich text editor's toolbar, which only the editor loads. */
import { icon } from './icon-stroke.tsx'

export const BoldIcon = /* @__PURE__ */ icon('M6 4h4.5a3 3 0 0 1 0 6H6zm0 6h5.25a3 3 0 0 1 0 6H6z', 2)
export const ItalicIcon = /* @__PURE__ */ icon('M8.5 4h6M5.5 16h6m.25-12-3.5 12')
export const UnderlineIcon = /* @__PURE__ */ icon('M5.75 3.5V9a4.25 4.25 0 0 0 8.5 0V3.5M4.5 16.5h11')
export const BulletListIcon = /* @__PURE__ */ icon('M8 5h8.5M8 10h8.5M8 15h8.5M4 5v.01M4 10v.01M4 15v.01', 1.75)
export const NumberedListIcon = /* @__PURE__ */ icon(
  'M8.5 5h8m-8 5h8m-8 5h8M3.25 4.25 4.5 3.5v4m-1.4 4.25c0-1.25 2.15-1.25 2.15 0 0 .75-2.15 1.5-2.15 2.75h2.3',
)
