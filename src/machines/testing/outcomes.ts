/** How the call of an effect can end, in the order of the columns. */
export const outcomes = [
  { name: 'done', words: 'the server does it' },
  { name: 'refused', words: 'the server says no (VALIDATION)' },
  { name: 'conflict', words: 'somebody was faster (CONFLICT)' },
  { name: '401', words: 'the session has to be renewed, or signing in is refused' },
  { name: '500', words: 'the server fails, and says so in JSON that is not GraphQL' },
  { name: 'HTML', words: "a proxy's page comes instead, with 502 and with 200" },
  { name: 'time-out', words: 'no answer comes until the page gives up' },
  { name: 'offline', words: 'the device has no network' },
  { name: 'answer lost', words: 'the server does it and the connection breaks; the next try has the same idempotency key' },
  { name: 'twice', words: 'the press is made twice; all calls have the same idempotency key' },
] as const

export type Outcome = (typeof outcomes)[number]['name']
