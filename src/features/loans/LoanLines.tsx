import { styled } from 'styled-components'
import { moneyText } from '#rules/money.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { tokens } from '#ui/theme.ts'
import { formatCalendarDay } from '../shared/formats/format.ts'
import { amountOf, type Loan } from './loan.ts'

const { color, leading, radius, size, space, text, weight } = tokens

const List = styled.ul`
  display: grid;
  gap: ${space.s1};
  max-width: ${size.reading};
  margin: 0;
  padding: ${space.s3} ${space.s4};
  @container (max-width: 520px) {
    padding: 0;
  }
  list-style: none;
`

const Line = styled.li`
  display: grid;
  grid-template-columns: ${space.s6} minmax(0, 1fr) minmax(7rem, auto) minmax(9rem, auto);
  align-items: center;
  gap: ${space.s2} ${space.s3};
  padding: ${space.s1} ${space.s3};
  border-radius: ${radius.medium};
  border: ${size.hairline} solid transparent;
  font-size: ${text.md};
  line-height: ${leading.md};
  font-variant-numeric: tabular-nums;
  &[data-paid] {
    background: ${color.hover};
    border-color: ${color.line};
    font-weight: ${weight.medium};
  }
  @container (max-width: 520px) {
    grid-template-columns: ${space.s4} minmax(0, 1fr) auto;
    padding-inline: ${space.s2};
    > :last-child {
      grid-column: 2 / -1;
    }
  }
`

const Place = styled.div`
  container-type: inline-size;
`

const Amount = styled.span`
  text-align: end;
  white-space: nowrap;
`

const Day = styled.span`
  color: ${color.textMedium};
  white-space: nowrap;
`

const Paid = styled.span`
  display: grid;
  color: ${color.success};
`

const dayWords = ({ paidDate, dueDate }: Loan['lines'][number]): string => {
  if (paidDate !== null) return `Paid ${formatCalendarDay(paidDate)}`
  return dueDate === null ? 'Open' : `Due ${formatCalendarDay(dueDate)}`
}

/** The payment overview of a loan: its instalments, those paid back highlighted (specification 2.8). */
export function LoanLines({ loan }: { loan: Loan }) {
  return (
    <Place>
      <List aria-label={`Payment overview of the loan of ${amountOf(loan)}`}>
        {loan.lines.map((line) => (
          <Line key={line.description} data-paid={line.paidDate === null ? undefined : ''}>
            <Paid>{line.paidDate !== null && <CheckIcon size="small" />}</Paid>
            <span>{line.description}</span>
            <Amount>{moneyText(line.amount, loan.currency)}</Amount>
            <Day>{dayWords(line)}</Day>
          </Line>
        ))}
      </List>
    </Place>
  )
}
