import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { isLineManager } from '#rules/roles.ts'
import { BriefcaseIcon, CheckIcon, ReceiptIcon, UsersIcon } from '#ui/icons.tsx'
import { Link, LinkButton } from '#ui/Link.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { teamWeekInWords } from '../shared/formats/team-week.ts'
import { ToDoPart, ToDoTitle } from './to-do-layout.ts'
import { type ToDo, useTeamWeek } from './use-to-do.ts'

const { color, leading, size, space, text } = tokens

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The whole line leads where its link does: a finger does not have to meet the words. */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space.s3};
  min-height: ${size.control};
  padding-block: ${space.s2};
  &:not(:last-child) {
    border-block-end: ${size.hairline} solid ${color.line};
  }
  > svg {
    margin-block-start: ${size.hairline};
    color: ${color.textWeak};
  }
  > div > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button {
    position: relative;
  }
`

const Detail = styled.span`
  display: block;
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  overflow-wrap: anywhere;
`

/** What waits for the person's answer, each with the way to it; for a line manager also how their team's last week was. */
export function WaitingList({ toDo: { pending, waitingPayRuns }, role }: { toDo: ToDo; role: string }) {
  const isNothing = pending.length === 0 && waitingPayRuns === 0
  return (
    <ToDoPart>
      <ToDoTitle>Waiting for you</ToDoTitle>
      <List>
        {isNothing && (
          <Row>
            <CheckIcon />
            {messages.nothingWaits}
          </Row>
        )}
        {pending.length > 0 && (
          <Row>
            <BriefcaseIcon />
            <div>
              <Link href={linkTo('Commitments')}>{counted(pending.length, messages.commitmentsWaiting)}</Link>
              <Detail>{pending.join(', ')}</Detail>
            </div>
          </Row>
        )}
        {waitingPayRuns > 0 && (
          <Row>
            <ReceiptIcon />
            <div>
              <Link href={linkTo('PayRuns')}>{counted(waitingPayRuns, messages.payRunsWaiting)}</Link>
            </div>
          </Row>
        )}
        {isLineManager(role) && (
          <Row>
            <UsersIcon />
            <div>
              <Link href={linkTo('WeeklyTimesheetAudit')}>Your team last week</Link>
              <TeamWeek />
            </div>
          </Row>
        )}
      </List>
    </ToDoPart>
  )
}

/** The team's week in a line, which is asked for by itself: what the person is to do does not wait for it. */
function TeamWeek(): ReactNode {
  const { members, isLoading, retry } = useTeamWeek()
  if (members !== undefined) return <Detail>{teamWeekInWords(members) ?? messages.noReports}</Detail>
  return isLoading ? (
    <SkeletonGroup label="Loading your team’s week…">
      <Skeleton $width="16rem" $height={leading.sm} />
    </SkeletonGroup>
  ) : (
    <Detail role="alert">
      {messages.weeklyAuditLoadFailed} <LinkButton onPress={retry}>Retry</LinkButton>
    </Detail>
  )
}
