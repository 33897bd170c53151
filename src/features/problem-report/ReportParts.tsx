import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { readablePart } from '#view-models/problem-report/readable.ts'
import type { ProblemReport, ReportPart } from '#view-models/problem-report/report.ts'

const { color, font, leading, radius, size, space, text } = tokens

const Group = styled.fieldset`
  display: grid;
  gap: ${space.s3};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${space.s2};
  color: ${color.textStrong};
`

const Part = styled.div`
  display: grid;
  gap: ${space.s1};
`

/** Under the words of its checkbox. */
const Shown = styled.div`
  padding-inline-start: ${space.s8};
`

const Summary = styled.summary`
  width: fit-content;
  padding-block: ${space.s2};
  color: ${color.textMedium};
  font-size: ${text.sm};
  cursor: pointer;
`

const Content = styled.pre`
  margin: ${space.s1} 0 0;
  padding: ${space.s3};
  max-height: 16rem;
  overflow: auto;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface1};
  color: ${color.textStrong};
  font-family: ${font.mono};
  font-size: ${text.xs};
  line-height: ${leading.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** Text of the report that can be opened, and scrolled by keyboard. */
export function ReportContent({ label, children }: { label: ReactNode; children: string }) {
  const id = useId()
  return (
    <details>
      <Summary id={id}>{label}</Summary>
      <Content role="region" aria-labelledby={id} tabIndex={0}>
        {children}
      </Content>
    </details>
  )
}

const parts: ReadonlyArray<{ readonly part: ReportPart; readonly label: string }> = [
  { part: 'happened', label: messages.reportHappened },
  { part: 'typed', label: messages.reportTyped },
  { part: 'errors', label: messages.reportErrors },
  { part: 'address', label: messages.reportAddress },
  { part: 'device', label: messages.reportDevice },
]

const descriptionOf = (part: ReportPart, content: string): string | undefined => {
  if (part === 'typed') return messages.reportTypedHint
  return part === 'errors' && content === '' ? messages.reportNoErrors : undefined
}

interface ReportPartsProps {
  report: ProblemReport
  leftOut: readonly ReportPart[]
  isBusy: boolean
  onToggle: (part: ReportPart) => void
}

/** What the report holds, part by part: each can be read, and left out. */
export function ReportParts({ report, leftOut, isBusy, onToggle }: ReportPartsProps) {
  return (
    <Group>
      <Legend>{messages.reportParts}</Legend>
      {parts.map(({ part, label }) => {
        const goesWithout = part === 'typed' && leftOut.includes('happened')
        const content = part === 'typed' ? '' : readablePart(report, part)
        const reason = goesWithout ? messages.reportTypedNeedsHappened : isBusy ? messages.reportBusy : undefined
        return (
          <Part key={part}>
            <Checkbox
              label={label}
              checked={!leftOut.includes(part) && !goesWithout}
              disabledReason={reason}
              description={descriptionOf(part, content)}
              onChange={() => onToggle(part)}
            />
            {content !== '' && (
              <Shown>
                <ReportContent
                  label={
                    <>
                      Show<VisuallyHidden> {label}</VisuallyHidden>
                    </>
                  }
                >
                  {content}
                </ReportContent>
              </Shown>
            )}
          </Part>
        )
      })}
    </Group>
  )
}
