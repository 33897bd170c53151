import type { ReactNode } from 'react'
import { messages } from '#rules/messages.ts'
import { lastCompleteWeek } from '#rules/weekly-audit.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { OnScreenOnly } from '#ui/on-paper.ts'
import { weekInWords } from '../shared/formats/week-words.ts'
import { Head, WeekText, WeekTitle } from './audit-layout.ts'
import type { AuditWeek } from './use-audit-week.ts'

const distance = (offset: number): string =>
  offset === 0 ? 'This week, not over yet' : offset === lastCompleteWeek ? 'Last week' : `${-offset} weeks ago`

interface AuditHeadProps {
  week: AuditWeek
  /** What is said of the week beside which it is. */
  children?: ReactNode
}

/** Which week is shown, and the ways to others and to paper. */
export function AuditHead({ week, children }: AuditHeadProps) {
  const { start, end, offset, show } = week
  return (
    <Head>
      <Stack $gap="s1">
        <WeekTitle>{weekInWords(start, end)}</WeekTitle>
        <WeekText>
          {distance(offset)}
          {children}
        </WeekText>
      </Stack>
      <OnScreenOnly>
        <Cluster>
          <IconButton label="Previous week" onPress={() => show(offset - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <Button onPress={() => show(lastCompleteWeek)}>Last week</Button>
          <IconButton
            label="Next week"
            onPress={() => show(offset + 1)}
            disabledReason={offset === 0 ? messages.weekToCome : undefined}
          >
            <ChevronRightIcon />
          </IconButton>
          <Button onPress={() => window.print()}>Print</Button>
        </Cluster>
      </OnScreenOnly>
    </Head>
  )
}
