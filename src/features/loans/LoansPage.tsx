import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Loans_pageDocument } from '#generated/features/loans/loans.ts'
import { failureText } from '#machines/failure.ts'
import { loanPageSize, usualLoanStart } from '#rules/loans.ts'
import { messages } from '#rules/messages.ts'
import { moneyText } from '#rules/money.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { PlusIcon, WalletIcon } from '#ui/icons.tsx'
import { Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { Paging } from '#ui/Paging.tsx'
import { RowCardsSkeleton } from '#ui/RowCardsSkeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tableMedia } from '#ui/table-media.ts'
import { tokens } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { useFlow } from '../shared/flows/use-flow.ts'
import { dayHere } from '../shared/formats/format.ts'
import { failureOf } from '../shared/services/expect-data.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { useServices } from '../shared/services/services.ts'
import { useReload } from '../shared/services/use-reload.ts'
import type { LoanWish } from './LoanRequests.tsx'
import { LoanTable } from './LoanTable.tsx'
import { amountOf, type Loan, remoteOf } from './loan.ts'
import { loanRemovalFlow } from './loan-removal.actors.ts'
import { useLoanView } from './use-loan-view.ts'

const LoanCards = loadLater(() => import('./LoanCards.tsx').then((module) => module.LoanCards))
const LoanRequests = loadLater(() => import('./LoanRequests.tsx').then((module) => module.LoanRequests))
const LoanRemovalDialog = loadLater(() => import('./LoanRemovalDialog.tsx').then((module) => module.LoanRemovalDialog))

const { leading, space, text } = tokens

const Region = styled(Stack)`
  outline: none;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};
  padding: ${space.s4};
  h2 {
    font-size: ${text.lg};
    line-height: ${leading.lg};
  }
`

const Foot = styled.div`
  padding: ${space.s4};
`

const Totals = styled.ul`
  display: grid;
  gap: ${space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`

/** The person's loans, and requesting, changing and deleting them (specification 2.8, Loan list). */
export function LoansPage() {
  const [total, setTotal] = useState<number>()
  const { view, show } = useLoanView(total)
  const { column, direction } = view.sort
  const [{ data, error, fetching, stale }, askServer] = useQuery({
    query: Loans_pageDocument,
    variables: { page: view.page, pageSize: loanPageSize, sort: column, descending: direction === 'descending' },
    requestPolicy: 'cache-and-network',
  })
  const ask = () => askServer({ requestPolicy: 'network-only' })
  const { now } = useServices()
  const removal = useFlow(loanRemovalFlow)
  const narrow = useMedia(tableMedia.belowCards)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [wish, setWish] = useState<LoanWish | null>(null)
  useReload(removal.state.hasTag('busy'), ask)

  const answer = data?.loans
  const count = answer?.totalCount
  useEffect(() => setTotal(count), [count])

  const { loanId } = removal.state.context
  const isLost = loanId !== '' && answer !== undefined && !fetching && !stale && !answer.loans.some(({ id }) => id === loanId)
  const { send: sendRemoval } = removal
  useEffect(() => {
    if (isLost) sendRemoval({ type: 'selection.lost' })
  }, [isLost, sendRemoval])

  const loans = answer?.loans ?? []
  const loading = answer === undefined && (fetching || error === undefined)
  const hasFailed = answer === undefined && !loading
  const toggle = ({ id }: Loan) =>
    setOpened((ids) => (ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])))
  const list = {
    loans,
    isOpen: ({ id }: Loan) => opened.has(id),
    onToggle: toggle,
    change: {
      edit: (loan: Loan) => setWish(remoteOf(loan)),
      remove: (loan: Loan) => removal.send({ type: 'removal.requested', loanId: loan.id, amount: amountOf(loan) }),
    },
  }
  const empty = (
    <EmptyState icon={<WalletIcon />} title={messages.noLoans}>
      A loan is requested against an active commitment with a salary, and paid back in monthly instalments.
    </EmptyState>
  )
  const onSortChange = (sort: typeof view.sort) => show({ sort })

  const cards = () => {
    if (hasFailed) return <LoadFailed title={messages.loansLoadFailed} error={error} onRetry={ask} />
    if (!loading && loans.length === 0) return empty
    return (
      <LoanCards
        part={{ ...list, loading, sort: view.sort, onSortChange }}
        waiting={<RowCardsSkeleton label="Loading the loans…" />}
        failed={partNotLoaded}
      />
    )
  }

  return (
    <Region tabIndex={-1} data-flow="loan-removal" data-state={JSON.stringify(removal.state.value)}>
      <LoanRequests part={{ wish, loans, onOpened: () => setWish(null), onSaved: ask }} waiting={null} failed={partNotLoaded} />
      <Card $padding="none" aria-label="Loan List">
        <Head>
          <h2>Loan List</h2>
          <Button
            variant="primary"
            icon={<PlusIcon />}
            onPress={() => setWish({ base: null, values: { proposedPaymentDate: usualLoanStart(dayHere(now())) } })}
          >
            Loan Request
          </Button>
        </Head>
        {narrow ? (
          cards()
        ) : (
          <LoanTable
            {...list}
            loading={loading || (fetching && answer === undefined)}
            failure={
              hasFailed ? { title: messages.loansLoadFailed, reason: failureText(failureOf(error)), onRetry: ask } : undefined
            }
            empty={empty}
            sort={view.sort}
            onSortChange={onSortChange}
          />
        )}
        {answer !== undefined && answer.totalCount > loanPageSize && (
          <Paging page={view.page} pageSize={loanPageSize} total={answer.totalCount} onPageChange={(page) => show({ page })} />
        )}
        {answer !== undefined && answer.totals.length > 0 && (
          <Foot>
            <Alert tone="info" announce={false}>
              <Totals aria-label="Totals by currency">
                {answer.totals.map(({ currency, amount, remaining }) => (
                  <li key={currency}>
                    Total amount <strong>{moneyText(amount, currency)}</strong>, remaining amount{' '}
                    <strong>{moneyText(remaining, currency)}</strong>
                  </li>
                ))}
              </Totals>
            </Alert>
          </Foot>
        )}
      </Card>
      {!removal.state.matches('idle') && <LoanRemovalDialog part={removal} waiting={null} failed={partNotLoaded} />}
    </Region>
  )
}
