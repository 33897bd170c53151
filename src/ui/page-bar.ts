import { tokens } from './theme.ts'

const { size, space } = tokens

/** Height of the bar: a button, the space around it and its line. What must stay clear of it adds this where the page has one. */
export const pageBarHeight = `calc(${size.control} + 2 * ${space.s3} + ${size.hairline})`

/** Where a page has a bar. */
export const hasPageBar = ':has([data-page-bar])'
