/** The icons of fields, alerts and dialogs: those the login screen needs. */
import { icon } from './icon-stroke.tsx'

export const CloseIcon = /* @__PURE__ */ icon('m5.5 5.5 9 9m0-9-9 9')
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 10S5 4.75 10 4.75 17.5 10 17.5 10 15 15.25 10 15.25 2.5 10 2.5 10Z M10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M3.5 3.5l13 13M8.2 4.95A7 7 0 0 1 10 4.75c5 0 7.5 5.25 7.5 5.25a13 13 0 0 1-2.1 2.8M5.3 6.4A12.4 12.4 0 0 0 2.5 10S5 15.25 10 15.25a7 7 0 0 0 3.4-.85M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2',
)
export const InfoIcon = /* @__PURE__ */ icon('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-7.5v4M10 6.6v.1')
export const SuccessIcon = /* @__PURE__ */ icon('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm-3-6.75 2.1 2.1L13.25 8')
export const WarningIcon = /* @__PURE__ */ icon('M10 3.25 17.25 16H2.75L10 3.25ZM10 8v3.75m0 2.1v.1')
export const ErrorIcon = /* @__PURE__ */ icon('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-10.5v4m0 2.9v.1')
