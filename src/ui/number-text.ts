/** Numbers in words, the same everywhere in the portal: one language, one place. */

const language = 'en-AU'

/** A writer of numbers with a minus as long as a digit. */
const writer = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  const format = new Intl.NumberFormat(language, options)
  return (value) => format.format(value).replace('-', '−')
}

const twoDecimals = writer({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const upToTwoDecimals = writer({ maximumFractionDigits: 2 })
const whole = writer({ maximumFractionDigits: 0 })
const percent = writer({ style: 'percent', maximumFractionDigits: 0 })

/** Hours of a column as '1,432.25 h': always two decimals, so that they stand under each other. */
export const columnHours = (value: number): string => `${twoDecimals(value)} h`

/** A number as '7.5': no decimals that say nothing. */
export const numberText = upToTwoDecimals

/** Hours in a sentence or on an axis as '7.5 h': no decimals that say nothing. */
export const hoursText = (value: number): string => `${upToTwoDecimals(value)} h`

/** A share as '38%'; what is there but would be shown as nothing is '<1%'. @param value 0 to 1 */
export const shareText = (value: number): string => (value > 0 && value < 0.005 ? '<1%' : percent(value))

/** A count as '12,480'. */
export const countText = (value: number): string => whole(value)
