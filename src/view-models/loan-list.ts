import { type LoanSortColumn, loanSortColumns } from '#rules/loans.ts'

/** What the list of loans shows, as it stands in the address. */
export interface LoanView {
  /** From 1. */
  readonly page: number
  readonly sort: { readonly column: LoanSortColumn; readonly direction: 'ascending' | 'descending' }
}

/** Unless the person sorts: the latest requested start first (specification 9). */
export const defaultLoanSort: LoanView['sort'] = { column: 'startDate', direction: 'descending' }

/** What an address says of the list; what it does not say, or says wrongly, is as usual. */
export const readLoanView = (query: URLSearchParams): LoanView => {
  const page = query.get('page') ?? ''
  const column = loanSortColumns.find((one) => one === query.get('sort'))
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    sort:
      column === undefined
        ? defaultLoanSort
        : { column, direction: query.get('order') === 'descending' ? 'descending' : 'ascending' },
  }
}

/** The same as an address's query; what is as usual is left out. */
export const writeLoanView = ({ page, sort: { column, direction } }: LoanView): Readonly<Record<string, string>> => {
  const isUsual = column === defaultLoanSort.column && direction === defaultLoanSort.direction
  return {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(isUsual ? {} : { sort: column, order: direction }),
  }
}
