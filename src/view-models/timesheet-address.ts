import { linkTo } from '#rules/paths.ts'

/** The present week with the form of a new record open, which the address forgets once it is. */
export const registerTimeAddress = `${linkTo('Timesheet')}?register=time`

/** Whether an address's query asks for that form. */
export const asksToRegister = (query: URLSearchParams): boolean => query.get('register') === 'time'
