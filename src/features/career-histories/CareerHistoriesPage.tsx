import { styled } from 'styled-components'
import { useQuery } from 'urql'
import {
  CareerHistories_pageDocument,
  type CareerHistories_pageQuery,
} from '#generated/features/career-histories/career-histories.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { textLength } from '#rules/profile.ts'
import { Card } from '#ui/Card.tsx'
import { EntryCard } from '#ui/EntryCard.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tokens } from '#ui/theme.ts'
import { monthsInWords } from '../shared/formats/period.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'

const edit = `${linkTo('Profile')}?tab=career-history`

const Prose = styled.div`
  max-width: ${tokens.size.reading};
`

const Entries = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** What a member has done so far (decisions B, Career histories page): the description, then entries, newest first. */
export function CareerHistoriesPage() {
  const [{ data, error, fetching }, ask] = useQuery({ query: CareerHistories_pageDocument, requestPolicy: 'cache-and-network' })
  // An answer that is only an error carries null.
  if (data) return <CareerHistory history={data.profile.careerHistory} />
  if (fetching) return <CareerHistoryLoading />
  return (
    <Card>
      <LoadFailed title={messages.profileLoadFailed} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
    </Card>
  )
}

function CareerHistory({ history }: { history: CareerHistories_pageQuery['profile']['careerHistory'] }) {
  const { description, entries } = history
  const hasDescription = textLength(description) > 0
  if (!hasDescription && entries.length === 0) {
    return (
      <Card>
        <EmptyState title={messages.noCareerHistory} action={<ButtonLink href={edit}>Edit</ButtonLink>}>
          What you have done so far appears here, for you and for those who look for somebody like you.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Stack $gap="s6">
      <Cluster $justify="end">
        <ButtonLink href={edit}>Edit</ButtonLink>
      </Cluster>
      {description !== null && hasDescription && (
        <Card aria-label="Description">
          <Prose>
            <RichText html={description} />
          </Prose>
        </Card>
      )}
      <Entries>
        {entries.map((one) => (
          <li key={one.id}>
            <EntryCard
              title={one.jobTitle}
              titleAs="h2"
              lines={[one.company, monthsInWords(one.startDate, one.stillWorking ? 'present' : one.endDate)]}
            >
              {one.description !== null && <RichText html={one.description} />}
            </EntryCard>
          </li>
        ))}
      </Entries>
    </Stack>
  )
}

function CareerHistoryLoading() {
  return (
    <SkeletonGroup label="Loading your career history…">
      <Stack $gap="s6">
        <Cluster $justify="end">
          <Skeleton $width="4rem" $height={tokens.size.control} />
        </Cluster>
        <Skeleton $height="8rem" />
        <Skeleton $height="6rem" />
        <Skeleton $height="6rem" />
      </Stack>
    </SkeletonGroup>
  )
}
