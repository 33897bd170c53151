import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { moneyText, rateText } from '#rules/money.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { hoursText } from '#ui/number-text.ts'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { PayRunRecords } from './PayRunRecords.tsx'
import type { PayRun, PayRunLine } from './pay-run.ts'

const { color, motion, radius, size, space, weight } = tokens

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    padding-block: ${space.s2};
    border-block-start: ${size.hairline} solid ${color.line};
  }
  strong {
    color: ${color.textStrong};
    font-weight: ${weight.medium};
  }
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.s4};
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :last-child {
    flex: none;
    text-align: end;
  }
`

/** A project's name that opens what is below it. */
const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textStrong};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.textWeak};
    transition: rotate ${motion.fast} ${motion.easing};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const hoursOf = ({ projectId, hours, rate }: PayRunLine): string => {
  if (projectId === null) return 'Salary'
  return rate === null ? `${hoursText(hours)}, paid by the salary` : `${hoursText(hours)} at ${rateText(rate, 'AUD')}`
}

/** One line, with its time records once they were asked for. */
function PayRunLineItem({ payRun, line }: { payRun: PayRun; line: PayRunLine }) {
  const [isOpen, setOpen] = useState(false)
  const recordsId = useId()
  return (
    <li>
      <Line>
        <div>
          <strong>{line.commitmentName}</strong>
          {line.projectName !== null && (
            <div>
              <Toggle
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? recordsId : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <span>
                  {line.projectName}
                  <VisuallyHidden> time records</VisuallyHidden>
                </span>
                <ChevronDownIcon size="small" />
              </Toggle>
            </div>
          )}
        </div>
        <div>
          <strong>{moneyText(line.pay, 'AUD')}</strong>
          <br />
          {hoursOf(line)}
        </div>
      </Line>
      {isOpen && (
        <div id={recordsId}>
          <PayRunRecords payRun={payRun} line={line} />
        </div>
      )}
    </li>
  )
}

/** What a pay run pays for; a project opens its time records. */
export function PayRunLines({ payRun }: { payRun: PayRun }) {
  return (
    <Lines aria-label="What it pays for">
      {payRun.lines.map((line) => (
        <PayRunLineItem key={`${line.commitmentId} ${line.projectId}`} payRun={payRun} line={line} />
      ))}
    </Lines>
  )
}
