import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import {
  Catalogue_assessmentDetailDocument,
  type Catalogue_assessmentDetailQuery,
} from '#generated/features/catalogue/catalogue.ts'
import { failureText } from '#machines/failure.ts'
import { counted } from '#rules/counted.ts'
import { linkTo } from '#rules/paths.ts'
import { durationText } from '#rules/training.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { EditIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tokens } from '#ui/theme.ts'
import { distinct, totalMinutes } from '#view-models/catalogue.ts'
import { failureOf } from '../shared/services/expect-data.ts'
import { RequestAccess } from '../shared/training/RequestAccess.tsx'

const { leading, size, text, weight } = tokens

const Page = styled(Stack)`
  max-width: ${size.dialog800};
  overflow-wrap: anywhere;
`

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  font-weight: ${weight.strong};
`

const Paragraphs = styled.p`
  max-width: ${size.reading};
  white-space: pre-line;
`

const questionCount = { one: '{count} question', other: '{count} questions' }

function Detail({ assessment }: { assessment: Catalogue_assessmentDetailQuery['assessment'] }) {
  const { assessmentId, isRequested, passScore, questions, tags } = assessment
  return (
    <Stack $gap="s6">
      <Title>{assessment.title}</Title>
      {tags.length > 0 && (
        <Cluster $gap="s1">
          {distinct(tags).map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </Cluster>
      )}
      <Paragraphs>{assessment.description}</Paragraphs>
      <Facts
        facts={[
          { label: 'Objective', value: assessment.objective, wide: true },
          { label: 'Pass score', value: passScore === null ? 'Not set' : `${passScore}%` },
          {
            label: 'Test time',
            value: `${durationText(totalMinutes(questions))}, ${counted(questions.length, questionCount)}`,
          },
        ]}
      />
      <RequestAccess kind="assessment" id={assessmentId} isRequested={isRequested} />
    </Stack>
  )
}

/** An assessment of the catalogue (specification 2.9, Assessment detail). */
export function AssessmentDetail({ assessmentId }: { assessmentId: string }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: Catalogue_assessmentDetailDocument,
    variables: { id: assessmentId },
    requestPolicy: 'cache-and-network',
  })
  const assessment = data?.assessment
  const hasFailed = assessment === undefined && !fetching && error !== undefined
  useEffect(() => {
    // Logged with a flag and without an alert (specification 8, Assessments).
    if (hasFailed) console.error('The assessment could not be loaded', { hasFailed, failure: failureOf(error) })
  }, [hasFailed, error])
  const content = () => {
    if (assessment !== undefined) return <Detail key={assessment.id} assessment={assessment} />
    if (hasFailed)
      return (
        <EmptyState
          icon={<EditIcon />}
          title="This assessment could not be shown."
          action={<Button onPress={() => ask({ requestPolicy: 'network-only' })}>Retry</Button>}
        >
          {failureText(failureOf(error))}
        </EmptyState>
      )
    return (
      <SkeletonGroup label="Loading the assessment…">
        <Stack $gap="s6">
          <Skeleton $width="16rem" $height={leading.xl} />
          <Skeleton $height="5rem" />
          <Skeleton $height="7rem" />
        </Stack>
      </SkeletonGroup>
    )
  }
  return (
    <Page $gap="s6">
      <BackLink href={linkTo('Assessments')}>Back to the assessments</BackLink>
      <Card as="article" data-failed={hasFailed ? '' : undefined}>
        {content()}
      </Card>
    </Page>
  )
}
