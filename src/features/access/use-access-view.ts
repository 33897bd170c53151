import { useSearchParams } from 'react-router-dom'
import { type AccessView, readAccessView, writeAccessView } from '#view-models/access-list.ts'

/** Filter, order and page of the list, which are in the address: Back undoes them and a link carries them. */
export const useAccessView = () => {
  const [query, setQuery] = useSearchParams()
  const view = readAccessView(query)
  return {
    view,
    show: (changes: Partial<AccessView>) => setQuery(writeAccessView({ ...view, page: 1, ...changes })),
    type: (filter: string) =>
      setQuery(writeAccessView({ ...view, page: 1, filter }), { replace: view.filter !== '' && filter !== '' }),
  }
}
