import { format } from 'd3'

const hours = format(',.2f')
const wholeHours = format(',')
const share = format('.0%')
const count = format(',d')

/** Hours as '1,432.25 h': always two decimals, so that they stand under each other. */
export const hoursText = (value: number): string => `${hours(value)} h`

/** A mark of an axis of hours: '16 h'. */
export const hourMarkText = (value: number): string => `${wholeHours(value)} h`

/** A share as '38%'; what is there but would be shown as nothing is '<1%'. @param value 0 to 1 */
export const shareText = (value: number): string => (value > 0 && value < 0.005 ? '<1%' : share(value))

/** A count as '12,480'. */
export const countText = (value: number): string => count(value)
