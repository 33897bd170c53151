import { useSelector } from '@xstate/react'
import { useEffect, useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { LoanForm_commitmentsDocument } from '#generated/features/loans/loan-form.ts'
import { selectFormFailureText } from '#machines/failure.ts'
import { hasChanges, type LoanRemote } from '#machines/loan-form/loan-draft.ts'
import { selectLoanCurrency, selectLoanErrors, selectLoanValues } from '#machines/loan-form/loan-form.machine.ts'
import { loanForm } from '#rules/loan-form.ts'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea, TextField } from '#ui/TextField.tsx'
import { media, tokens } from '#ui/theme.ts'
import { DraftKept } from '../shared/flows/DraftKept.tsx'
import { flowKey, type RunningFlow } from '../shared/flows/use-flow.ts'
import { FormFields } from '../shared/form/FormFields.tsx'
import { fieldSource } from '../shared/form/field-source.ts'
import { useServices } from '../shared/services/services.ts'
import { LoanConflict } from './LoanConflict.tsx'
import { LoanSchedule } from './LoanSchedule.tsx'
import { loanRequestFlow } from './loan-form.actors.ts'

const { size, space } = tokens

/** Fields and schedule side by side where there is room. */
const Columns = styled.div`
  display: grid;
  gap: ${space.s6};
  grid-template-columns: minmax(0, 1fr);
  @media ${media.fromCompact} {
    /* No wider than sentences are typed in, so that every field ends where the description does. */
    grid-template-columns: minmax(0, min(60%, ${size.writing})) minmax(0, 1fr);
  }
`

const Pair = styled.div`
  display: grid;
  gap: ${space.s5} ${space.s4};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${media.fromCompact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Currency = styled.span`
  padding-inline-end: ${space.s3};
`

const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s5};
  min-width: 0;
`

/** What a loan can be requested against. */
const useChoices = () => {
  const [{ data, error, fetching }, ask] = useQuery({ query: LoanForm_commitmentsDocument, requestPolicy: 'cache-and-network' })
  const answer = data?.loanCommitments
  const choices = useMemo(() => answer?.map(({ id, name, currency }) => ({ id, name, currency })), [answer])
  return {
    choices,
    hasFailed: choices === undefined && error !== undefined && !fetching,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}

interface LoanDialogProps extends RunningFlow<typeof loanRequestFlow.machine> {
  /** The loan as another window has changed it; null when nobody has. */
  remote: LoanRemote | null
}

/** Requesting a loan, or changing one, with its schedule (specification 2.8, Loan request dialog). */
export function LoanDialog({ send, actor, remote }: LoanDialogProps) {
  const services = useServices()
  const formId = useId()
  const { choices, hasFailed, retry } = useChoices()
  useEffect(() => {
    if (choices !== undefined) send({ type: 'choices.arrived', choices })
  }, [choices, send])
  const source = useMemo(
    () =>
      fieldSource(loanForm, actor, {
        values: selectLoanValues,
        errors: selectLoanErrors,
        isReadOnly: (snapshot) => snapshot.hasTag('busy'),
      }),
    [actor],
  )
  const base = useSelector(actor, (state) => state.context.base)
  const refusals = useSelector(actor, (state) => state.context.refusals)
  const busy = useSelector(actor, (state) => state.hasTag('busy'))
  const isChanged = useSelector(actor, (state) => hasChanges(state.context))
  const currency = useSelector(actor, selectLoanCurrency)
  const failure = useSelector(actor, selectFormFailureText)
  const options = (choices ?? []).map(({ id, name, currency: one }) => ({ id, label: name, detail: one }))
  const isKnown = base === null || options.some(({ id }) => id === base.commitmentId)
  const allOptions = isKnown
    ? options
    : [...options, { id: base.commitmentId, label: 'The loan’s commitment', detail: base.currency }]
  const change = (field: string) => (value: string) => send({ type: 'field.changed', field, value })
  const obstacle =
    choices === undefined
      ? messages.commitmentsLoading
      : allOptions.length === 0
        ? messages.loanNoCommitment
        : remote !== null
          ? messages.loanConflictOpen
          : undefined
  return (
    <Dialog
      open
      title={base === null ? 'Loan Request' : `Edit the loan of ${base.amount}`}
      width={1200}
      locked={busy}
      onClose={() => send({ type: 'close.requested' })}
      footer={
        <>
          <Button
            variant="quiet"
            disabledReason={busy ? messages.loanSaving : undefined}
            onPress={() => send({ type: 'cancel.requested' })}
          >
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving…" disabledReason={obstacle}>
            Save
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label="Loan request"
        refusals={refusals}
        onSubmit={() => send({ type: 'save.requested', requestKey: services.newKey() })}
      >
        {hasFailed && (
          <Alert tone="error" actions={<Button onPress={retry}>Retry</Button>}>
            The commitments could not be loaded.
          </Alert>
        )}
        {choices !== undefined && allOptions.length === 0 && <Alert tone="info">{messages.loanNoCommitment}</Alert>}
        {failure !== null && (remote === null || failure !== messages.loanChanged) && <Alert tone="error">{failure}</Alert>}
        {remote !== null && !busy && (
          <LoanConflict
            actor={actor}
            remote={remote}
            commitments={allOptions}
            onOverwrite={() => send({ type: 'remote.overwritten', ...remote })}
            onAccept={() => send({ type: 'remote.accepted', ...remote })}
          />
        )}
        <Columns>
          <Fields>
            <FormFields
              source={source}
              layout={(place) => (
                <>
                  {place('commitmentId')}
                  <Pair>
                    {place('amount')}
                    {place('installment')}
                  </Pair>
                  {place('proposedPaymentDate')}
                  {place('description')}
                </>
              )}
              views={{
                commitmentId: ({ choice }) => <Select {...choice} label="Commitment" options={allOptions} />,
                amount: ({ text }) => (
                  <TextField
                    {...text}
                    label="Amount"
                    inputMode="decimal"
                    autoComplete="off"
                    end={currency === null ? undefined : <Currency>{currency}</Currency>}
                  />
                ),
                installment: ({ text }) => (
                  <TextField {...text} label="Number Of Installments" inputMode="numeric" autoComplete="off" />
                ),
                proposedPaymentDate: ({ choice }) => <DatePicker {...choice} label="Requested Start Date" />,
                description: ({ text }) => <TextArea {...text} label="Description" rows={4} />,
              }}
            />
          </Fields>
          <LoanSchedule
            typed={source}
            currency={currency}
            readOnly={busy}
            onAmount={change('amount')}
            onInstallments={change('installment')}
          />
        </Columns>
        <DraftKept flowKey={flowKey(services, loanRequestFlow, loanRequestFlow.machine.id)} hasChanges={isChanged} />
      </Form>
    </Dialog>
  )
}
