/** Up to so many rows, all of them are in the document. */
const plainRows = 60

/** Whether only those of the rows are in the document that are in sight and around it. */
export const areManyRows = (count: number): boolean => count > plainRows

/** No more rows are printed: thousands would keep the browser busy for half a minute, and nobody reads them. */
export const paperRows = 500
