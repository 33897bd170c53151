import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Authors_pageDocument, type Authors_rowFragment, Authors_teamDocument } from '#generated/features/authors/authors.ts'
import { authorOperationsOf } from '#machines/authors-selection/author-operations.ts'
import {
  type AuthorView,
  filterAuthors,
  readAuthorView,
  sortAuthors,
  withDecisions,
  writeAuthorView,
} from '#view-models/author-list.ts'
import { useOutbox } from '../shared/outbox/use-outbox.ts'

/** An author as the page's query has it. */
export type Author = Authors_rowFragment

/** Search, Unassigned and Show Ignored, which are in the address: Back undoes them and a link carries them. */
export const useAuthorView = () => {
  const [query, setQuery] = useSearchParams()
  const view = readAuthorView(query)
  return {
    view,
    show: (changes: Partial<AuthorView>) => setQuery(writeAuthorView({ ...view, ...changes })),
    type: (search: string) => setQuery(writeAuthorView({ ...view, search }), { replace: view.search !== '' && search !== '' }),
  }
}

/**
 * The authors of the line manager's team as they will be: the server's answer with what is on its way to it on top.
 *
 * - `all`: undefined while they are not here.
 * - `found`: those the view shows.
 */
export const useAuthors = (view: AuthorView) => {
  const { showIgnored } = view
  const [{ data, error, fetching }, askServer] = useQuery({
    query: Authors_pageDocument,
    variables: { showIgnored },
    requestPolicy: 'cache-and-network',
  })
  const [{ data: team }] = useQuery({ query: Authors_teamDocument, requestPolicy: 'cache-and-network' })
  const { outbox, view: sending } = useOutbox()
  const operations = useMemo(() => authorOperationsOf(sending.operations), [sending.operations])
  const answered = data?.authors
  const all = useMemo(() => {
    const decided = operations.filter(({ delivery }) => delivery !== 'refused').map(({ work }) => work)
    return answered === undefined ? undefined : withDecisions<Author>(answered, decided)
  }, [answered, operations])
  const { search, unassigned } = view
  const column = view.sort?.column
  const direction = view.sort?.direction
  const found = useMemo(() => {
    const sort = column === undefined || direction === undefined ? null : { column, direction }
    return sortAuthors(filterAuthors(all ?? [], { search, unassigned, showIgnored }), sort)
  }, [all, search, unassigned, showIgnored, column, direction])
  return {
    all,
    found,
    error,
    fetching,
    ask: () => askServer({ requestPolicy: 'network-only' }),
    team: team?.teamChoices.members ?? [],
    operations,
    outbox,
    isOffline: sending.isOffline,
    state: sending.state,
  }
}
