/** Why the gateway says no, in `extensions.code` of an error; the browser decides by it and never by the text. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'VALIDATION'
  | 'CONFLICT'
  | 'NOT_FOUND'
  | 'GONE'
  | 'RATE_LIMITED'
  | 'UPSTREAM'
  | 'INTERNAL'
  | 'BAD_REQUEST'
  | 'UNKNOWN_DOCUMENT'
