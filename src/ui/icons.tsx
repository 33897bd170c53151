import { icon } from './icon-stroke.tsx'

export const CheckIcon = /* @__PURE__ */ icon('M4.5 10.5 8 14l7.5-8')
export const ChevronDownIcon = /* @__PURE__ */ icon('m5.5 8 4.5 4.5L14.5 8')
export const ChevronLeftIcon = /* @__PURE__ */ icon('M12 5.5 7.5 10l4.5 4.5')
export const ChevronRightIcon = /* @__PURE__ */ icon('M8 5.5 12.5 10 8 14.5')
export const ArrowUpIcon = /* @__PURE__ */ icon('M10 15.5v-11m-4.5 4.5L10 4.5 14.5 9')
export const ArrowDownIcon = /* @__PURE__ */ icon('M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5')
export const PlusIcon = /* @__PURE__ */ icon('M10 4.5v11M4.5 10h11')
export const MinusIcon = /* @__PURE__ */ icon('M4.5 10h11')
export const SearchIcon = /* @__PURE__ */ icon('M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5')
export const MenuIcon = /* @__PURE__ */ icon('M3.5 6h13m-13 4h13m-13 4h13')
export const MoreIcon = /* @__PURE__ */ icon('M10 4.75v.01M10 10v.01m0 5.24v.01', 2.25)
export const BellIcon = /* @__PURE__ */ icon(
  'M5 8.5a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 12.5 5 8.5Zm3.4 7.75a1.75 1.75 0 0 0 3.2 0',
)
export const UserIcon = /* @__PURE__ */ icon(
  'M10 10a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 10 10Zm-6.25 6.75a6.25 6.25 0 0 1 12.5 0',
)
export const UsersIcon = /* @__PURE__ */ icon(
  'M7.75 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 16a5.25 5.25 0 0 1 10.5 0M12.5 4.2a2.75 2.75 0 0 1 0 5.1m2 2.2a5.25 5.25 0 0 1 3 4.5',
)
export const MailIcon = /* @__PURE__ */ icon('M3 5.25h14v9.5H3zM3.25 5.5 10 11l6.75-5.5')
export const LogOutIcon = /* @__PURE__ */ icon('M8 3.5H4v13h4M8.5 10h8m-3-3.25L16.75 10l-3.25 3.25')
export const CalendarIcon = /* @__PURE__ */ icon('M3.5 5h13v11.5h-13zM3.5 8.75h13M7 3v3.5M13 3v3.5')
export const ClockIcon = /* @__PURE__ */ icon('M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-11v4l2.75 1.75')
export const EditIcon = /* @__PURE__ */ icon('m4 16 .75-3.5 8.5-8.5 2.75 2.75-8.5 8.5L4 16Zm7.5-10.25 2.75 2.75')
export const RetryIcon = /* @__PURE__ */ icon('M16 4v3.75h-3.75M15.75 7.75A6.25 6.25 0 1 0 16.25 10')
export const DashboardIcon = /* @__PURE__ */ icon(
  'M3.5 3.5h5.25v6H3.5zM11.25 3.5h5.25v3.75h-5.25zM11.25 9.75h5.25v6.75h-5.25zM3.5 12h5.25v4.5H3.5z',
)
export const BriefcaseIcon = /* @__PURE__ */ icon('M3 6.75h14v9H3zM7.25 6.75V4.25h5.5v2.5M3 10.75h14')
export const WalletIcon = /* @__PURE__ */ icon(
  'M3.5 5.75h11.75v-2H5a1.5 1.5 0 0 0-1.5 1.5v9.25a1.5 1.5 0 0 0 1.5 1.5h11.5V5.75h-1.25M13.5 10.9v.1',
)
export const PaymentIcon = /* @__PURE__ */ icon('M2.75 5h14.5v10H2.75zM2.75 8.25h14.5M5.5 12h3')
export const BookIcon = /* @__PURE__ */ icon(
  'M10 5.5C8.5 4 5.5 3.75 3 4v11.5c2.5-.25 5.5 0 7 1.5 1.5-1.5 4.5-1.75 7-1.5V4c-2.5-.25-5.5 0-7 1.5Zm0 0V17',
)
export const KeyIcon = /* @__PURE__ */ icon('M6.75 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm2.5-6L16.5 3.5m-4 3.75L15 9.75')
export const ChartIcon = /* @__PURE__ */ icon('M3.5 3.5v13h13M7 13v-3m3.5 3V6.5M14 13V8.5')
export const DownloadIcon = /* @__PURE__ */ icon('M10 3.5v9.25M6.25 9.25 10 13l3.75-3.75M3.5 12.5v4h13v-4')
export const SunIcon = /* @__PURE__ */ icon(
  'M10 13.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM10 2.5v1.25m0 12.5v1.25M2.5 10h1.25m12.5 0h1.25M4.7 4.7l.9.9m8.8 8.8.9.9m0-10.6-.9.9m-8.8 8.8-.9.9',
)
export const MoonIcon = /* @__PURE__ */ icon('M16.25 12A6.75 6.75 0 0 1 8 3.75a6.75 6.75 0 1 0 8.25 8.25Z')
export const SystemThemeIcon = /* @__PURE__ */ icon('M3 4.25h14v9H3zM7.25 16.25h5.5M10 13.25v3')
export const NoteIcon = /* @__PURE__ */ icon('M4.5 3.5h11v9l-4 4h-7zM15.25 12.5H11.5v3.75M7.25 7h5.5m-5.5 3h3')
export const ReceiptIcon = /* @__PURE__ */ icon(
  'M4.75 3.25v13.5l1.75-1.25 1.75 1.25L10 15.5l1.75 1.25 1.75-1.25 1.75 1.25V3.25L13.5 4.5l-1.75-1.25L10 4.5 8.25 3.25 6.5 4.5 4.75 3.25ZM7.5 8h5m-5 3h5',
)
export const MapIcon = /* @__PURE__ */ icon(
  'M5 16.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Zm10-9.5a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 15 7ZM6.75 14.75h6a2.4 2.4 0 0 0 0-4.75h-5.5a2.4 2.4 0 0 1 0-4.75h6',
)
export const RepositoryIcon = /* @__PURE__ */ icon(
  'M6 16.5A1.75 1.75 0 1 0 6 13a1.75 1.75 0 0 0 0 3.5ZM6 7a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 6 7Zm8 2.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM6 7v6m8-3.75c0 3-4 2.25-6.5 4.25',
)
