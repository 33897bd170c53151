import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { PaymentMethod_pageDocument } from '#generated/features/payment-method/payment-method.ts'
import {
  selectCanTakeType,
  selectShown,
  selectSwitchNotice,
  selectTakesByAdding,
  selectTakeTypeObstacle,
  selectTypeObstacle,
} from '#machines/payment-method/selectors.ts'
import { messages } from '#rules/messages.ts'
import { paymentAccountTypes, paymentTypeNames } from '#rules/payment-methods.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { PaymentIcon } from '#ui/icons.tsx'
import { Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { media } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { useRunningFlow } from '../shared/flows/use-flow.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { useServices } from '../shared/services/services.ts'
import { PaymentAccounts } from './PaymentAccounts.tsx'
import { factsOf, type PaymentView, paymentMethodFlow } from './payment-method.actors.ts'

const PaymentDialog = loadLater(() => import('./PaymentDialog.tsx').then((module) => module.PaymentDialog))

/** How the person is paid (specification 2.8): a projection of the `payment-method` machine. */
export function PaymentMethodPage() {
  const [{ data, error, fetching }, ask] = useQuery({ query: PaymentMethod_pageDocument, requestPolicy: 'cache-and-network' })
  const { vault } = useServices()
  const flow = useRunningFlow(paymentMethodFlow)
  const { send, actor } = flow
  const method = useSelector(actor, (state) => state.context.method)
  const shown = useSelector(actor, selectShown)
  const isViewing = useSelector(actor, (state) => state.matches('viewing'))
  const stateText = useSelector(actor, (state) => JSON.stringify(state.value))
  // An answer that is only an error carries null.
  const answered = data?.paymentMethod
  const news = answered === undefined ? null : JSON.stringify(factsOf(answered))
  const isNews = news !== null && JSON.stringify(method) !== news
  useEffect(() => {
    if (isViewing && isNews) send({ type: 'method.arrived', method: JSON.parse(news) })
  }, [send, news, isViewing, isNews])

  /** The rules of the forms are fetched with the first form: checks of wallets and IBANs weigh more than this page. */
  const [isFormMissing, setFormMissing] = useState(false)
  const add = async () => {
    if (shown === null) return
    try {
      const { beginAccount } = await import('./begin-account.ts')
      setFormMissing(false)
      send({ type: 'add.requested', ...beginAccount(shown, vault) })
    } catch {
      setFormMissing(true)
    }
  }

  const hasFailed = method === null && !fetching && error !== undefined
  return (
    <Stack $gap="s6" data-flow="payment-method" data-state={stateText}>
      <Alert tone="info">{messages.paymentNote}</Alert>
      {hasFailed ? (
        <Card>
          <LoadFailed
            title={messages.paymentAccountsNotLoaded}
            error={error}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        </Card>
      ) : (
        <>
          <TypeChoice {...flow} />
          {isFormMissing && partNotLoaded(() => void add())}
          {shown !== null && <PaymentAccounts key={shown} type={shown} {...flow} onAdd={() => void add()} />}
          {method !== null && shown === null && (
            <Card>
              <EmptyState icon={<PaymentIcon />} title={messages.choosePaymentType}>
                Then add the account that your payments are to go into.
              </EmptyState>
            </Card>
          )}
        </>
      )}
      {!isViewing && <PaymentDialog part={flow} waiting={null} failed={partNotLoaded} />}
    </Stack>
  )
}

/** The selector of type, when it can be changed, and what changing it means. */
function TypeChoice({ actor, send }: PaymentView) {
  const shown = useSelector(actor, selectShown)
  const isKnown = useSelector(actor, (state) => state.context.method !== null)
  const notice = useSelector(actor, selectSwitchNotice)
  const canTake = useSelector(actor, selectCanTakeType)
  const takeObstacle = useSelector(actor, selectTakeTypeObstacle)
  const takesByAdding = useSelector(actor, selectTakesByAdding)
  const obstacle = useSelector(actor, selectTypeObstacle)
  const narrow = useMedia(media.belowCompact)
  if (!isKnown) {
    return (
      <SkeletonGroup label={messages.paymentsLoading}>
        <Stack $gap="s6">
          <Skeleton $height="7.5rem" />
          <Skeleton $width="10rem" $height="2.5rem" />
          <Skeleton $height="12rem" />
        </Stack>
      </SkeletonGroup>
    )
  }
  return (
    <Card>
      <Stack>
        <RadioGroup
          label="Payment method"
          horizontal={!narrow}
          options={paymentAccountTypes.map((type) => ({ id: type, label: paymentTypeNames[type] }))}
          value={shown}
          onChange={(chosen) => send({ type: 'type.chosen', chosen })}
          disabledReason={obstacle === null ? undefined : `${obstacle} ${messages.paymentLockMeaning}`}
        />
        {notice !== null && shown !== null && (
          <Alert
            tone="warning"
            announce
            actions={
              canTake && (
                <Button disabledReason={takeObstacle ?? undefined} onPress={() => send({ type: 'type.confirmed' })}>
                  Use {paymentTypeNames[shown]}
                </Button>
              )
            }
          >
            {notice}
            {takesByAdding && ' Add an account to save it.'}
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
