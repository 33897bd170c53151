import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loanPageSize } from '#rules/loans.ts'
import { type LoanView, readLoanView, writeLoanView } from '#view-models/loan-list.ts'

/**
 * Page and order of the list, which are in the address: Back undoes them and a link carries them.
 *
 * @param total loans on all pages, once it is known: an address behind the last page shows the last one
 */
export const useLoanView = (total: number | undefined) => {
  const [query, setQuery] = useSearchParams()
  const view = readLoanView(query)
  const pages = total === undefined ? null : Math.max(1, Math.ceil(total / loanPageSize))
  const isBehind = pages !== null && view.page > pages
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is corrected once
  useEffect(() => {
    if (isBehind) setQuery(writeLoanView({ ...view, page: pages }), { replace: true })
  }, [isBehind])
  return { view, show: (changes: Partial<LoanView>) => setQuery(writeLoanView({ ...view, page: 1, ...changes })) }
}
