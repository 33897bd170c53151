import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { readShownPayRun, writeShownPayRun } from '#view-models/pay-run-address.ts'

/** What is in the address: the filter and the page, and in the hash the pay run that is shown (specification 2.8, deep link). */
export const usePayRunAddress = () => {
  const { hash, pathname, search, state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const filter = query.get('filter') ?? ''
  const asked = query.get('page') ?? ''
  return {
    filter,
    page: /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1,
    shownId: readShownPayRun(hash),
    type: (text: string) => setQuery(text.trim() === '' ? {} : { filter: text }, { replace: filter !== '' && text !== '' }),
    turnTo: (page: number) => setQuery({ ...(filter === '' ? {} : { filter }), ...(page > 1 ? { page: String(page) } : {}) }),
    show: (id: string) => navigate({ pathname, search, hash: writeShownPayRun(id) }, { state: { opened: true } }),
    /** Back to the list: the step that opened it is taken back, a link that led here is replaced. */
    close: () => {
      if (typeof state === 'object' && state !== null && 'opened' in state) navigate(-1)
      else navigate({ pathname, search, hash: '' }, { replace: true })
    },
  }
}
