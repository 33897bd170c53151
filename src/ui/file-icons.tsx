/** Icons of files and photos, for the fields that choose them. */
import { icon } from './icon-stroke.tsx'

export const FileIcon = /* @__PURE__ */ icon('M5 2.75h6.5L15 6.25v11H5zM11.25 3v3.5h3.5M7.5 10h5m-5 3.25h5')
export const ImageIcon = /* @__PURE__ */ icon(
  'M3.5 4h13v12h-13zM3.75 14l3.5-3.75 2.75 2.75 2.5-2.25 3.75 3.5M12.75 8a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5Z',
)
export const CloudIcon = /* @__PURE__ */ icon('M6 15.5a3.5 3.5 0 0 1-.4-6.98 4.75 4.75 0 0 1 9.1-.9A3.97 3.97 0 0 1 14.5 15.5Z')
export const CloudOffIcon = /* @__PURE__ */ icon(
  'M3 3l14 14M6.2 6.4a4.7 4.7 0 0 0-.6 2.12A3.5 3.5 0 0 0 6 15.5h8.6M9 4.3a4.75 4.75 0 0 1 5.7 3.3 3.97 3.97 0 0 1 2.6 6.4',
)
export const DeviceIcon = /* @__PURE__ */ icon('M3.5 4.5h13v8.5h-13zM2 15.5h16')
