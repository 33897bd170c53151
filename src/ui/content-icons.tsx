/** Icons of what stands on pages, for which the shell has no use. */
import { icon } from './icon-stroke.tsx'

export const TrashIcon = /* @__PURE__ */ icon('M3.5 5.5h13M7.5 5.5v-2h5v2m2.5 0-.6 11H5.6L5 5.5m3.25 3.25v5m3.5-5v5')
export const FilterIcon = /* @__PURE__ */ icon('M3.5 5.5h13m-10.5 4.5h8m-5.25 4.5h2.5')
export const CodeIcon = /* @__PURE__ */ icon('M6.75 6 3 10l3.75 4m6.5-8L17 10l-3.75 4m-2-9.5-2.5 11')
export const StarIcon = /* @__PURE__ */ icon(
  'm10 3.25 2.1 4.3 4.65.7-3.4 3.3.85 4.7L10 14l-4.2 2.25.85-4.7-3.4-3.3 4.65-.7L10 3.25Z',
)
export const HeartIcon = /* @__PURE__ */ icon(
  'M10 16.25S3.25 12.5 3.25 7.9A3.4 3.4 0 0 1 10 6.75a3.4 3.4 0 0 1 6.75 1.15C16.75 12.5 10 16.25 10 16.25Z',
)
export const LinkIcon = /* @__PURE__ */ icon(
  'm8.25 11.75 3.5-3.5M9 6l1.75-1.75a3.5 3.5 0 0 1 5 5L14 11m-3 3-1.75 1.75a3.5 3.5 0 0 1-5-5L6 9',
)
export const UploadIcon = /* @__PURE__ */ icon('M10 13V3.75m-3.75 3.5L10 3.5l3.75 3.75M3.5 12.5v4h13v-4')
