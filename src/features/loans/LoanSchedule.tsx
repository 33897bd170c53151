import { styled } from 'styled-components'
import { schedulePreview } from '#rules/loan-form.ts'
import { messages } from '#rules/messages.ts'
import { moneyText } from '#rules/money.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { tokens } from '#ui/theme.ts'
import type { FieldValues } from '../shared/form/field-source.ts'
import { useFieldValue } from '../shared/form/use-field.ts'
import { formatCalendarDay } from '../shared/formats/format.ts'

const { color, leading, radius, size, space, text } = tokens

const Place = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.s3};
  min-width: 0;
  h3 {
    font-size: ${text.md};
    line-height: ${leading.md};
  }
`

const Lines = styled.ol`
  display: grid;
  grid-auto-rows: min-content;
  max-height: 20rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space.s3};
    padding: ${space.s2} ${space.s3};
  }
  li + li {
    border-block-start: ${size.hairline} solid ${color.line};
  }
`

const Weak = styled.p`
  color: ${color.textWeak};
`

const Choices = styled.div`
  display: flex;
  margin-block-start: ${space.s3};
  flex-wrap: wrap;
  gap: ${space.s2};
`

interface LoanScheduleProps {
  typed: FieldValues
  /** Null while no commitment is chosen. */
  currency: string | null
  readOnly: boolean
  onAmount: (amount: string) => void
  onInstallments: (installments: string) => void
}

const amountText = (amount: string, currency: string | null): string =>
  currency === null ? moneyText(amount, '').trim() : moneyText(amount, currency)

/** The instalments of what is typed so far, or what would divide in its place (decisions B). */
export function LoanSchedule({ typed, currency, readOnly, onAmount, onInstallments }: LoanScheduleProps) {
  const amount = useFieldValue(typed, 'amount') ?? ''
  const installment = useFieldValue(typed, 'installment') ?? ''
  const proposedPaymentDate = useFieldValue(typed, 'proposedPaymentDate') ?? ''
  const preview = schedulePreview({ amount, installment, proposedPaymentDate }, currency)
  return (
    <Place aria-label="Installment schedule" aria-live="polite">
      <h3>Installment schedule</h3>
      {preview === null && <Weak>Enter an amount and a number of installments to see what is paid back when.</Weak>}
      {preview !== null && 'lines' in preview && (
        <>
          <p>
            {preview.lines.length} × <strong>{amountText(preview.lines[0]?.amount ?? '0', currency)}</strong>
          </p>
          <Lines tabIndex={preview.lines.length > 8 ? 0 : -1} aria-label="Installments">
            {preview.lines.map(({ amount, date }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an instalment is its place in the schedule
              <li key={index}>
                <span>{date === null ? `Month ${index + 1}` : formatCalendarDay(date)}</span>
                <span>{amountText(amount, currency)}</span>
              </li>
            ))}
          </Lines>
        </>
      )}
      {preview !== null && 'choices' in preview && (
        <Alert tone="warning" announce={false}>
          {messages.loanIndivisible}
          <Choices>
            {preview.choices.amounts.map((amount) => (
              <Button
                key={amount}
                size="small"
                disabledReason={readOnly ? messages.loanSaving : undefined}
                onPress={() => onAmount(amount)}
              >
                {amountText(amount, currency)}
              </Button>
            ))}
            {preview.choices.installments.map((count) => (
              <Button
                key={count}
                size="small"
                disabledReason={readOnly ? messages.loanSaving : undefined}
                onPress={() => onInstallments(String(count))}
              >
                {count === 1 ? '1 installment' : `${count} installments`}
              </Button>
            ))}
          </Choices>
        </Alert>
      )}
    </Place>
  )
}
