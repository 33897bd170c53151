import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { RoadMaps_detailDocument, type RoadMaps_detailQuery } from '#generated/features/roadmaps/roadmaps.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { durationText } from '#rules/training.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { ProgressCircle } from '#ui/Progress.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { RoadMapWay } from './RoadMapWay.tsx'

const { color, leading, size, text, weight } = tokens

const Page = styled(Stack)`
  max-width: ${size.dialog800};
`

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Description = styled.p`
  max-width: ${size.reading};
  color: ${color.textMedium};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Head = styled(Cluster)`
  flex-wrap: nowrap;
`

function RoadMap({ roadMap }: { roadMap: RoadMaps_detailQuery['roadMap'] }) {
  const { title, description, minutes, talents, tags, progress, steps } = roadMap
  return (
    <>
      <Card>
        <Stack>
          <Head $align="start" $justify="space-between" $gap="s4">
            <Title>{title}</Title>
            <ProgressCircle label={`Progress of ${title}`} value={progress / 100} />
          </Head>
          <Description>{description}</Description>
          <Facts
            facts={[
              { label: 'Duration', value: durationText(minutes) },
              { label: 'Talents', value: talents },
            ]}
          />
          {tags.length > 0 && (
            <Cluster $gap="s1">
              {[...new Set(tags)].map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
            </Cluster>
          )}
        </Stack>
      </Card>
      <RoadMapWay roadMapId={roadMap.id} steps={steps} />
    </>
  )
}

/** A roadmap with its steps from Start to End (specification 2.9, Roadmap detail). */
export function RoadMapPage() {
  const { roadMapId = '' } = useParams()
  const [{ data, error, fetching }, ask] = useQuery({
    query: RoadMaps_detailDocument,
    variables: { id: roadMapId },
    requestPolicy: 'cache-and-network',
  })
  const roadMap = data?.roadMap
  const content = () => {
    if (roadMap) return <RoadMap roadMap={roadMap} />
    if (fetching || error === undefined)
      return (
        <SkeletonGroup label="Loading the roadmap…">
          <Stack>
            <Skeleton $height="11rem" />
            <Skeleton $height="6rem" />
            <Skeleton $height="6rem" />
          </Stack>
        </SkeletonGroup>
      )
    return (
      <Card>
        <LoadFailed title={messages.roadMapLoadFailed} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      </Card>
    )
  }
  return (
    <Page $gap="s6">
      <BackLink href={linkTo('Roadmaps')}>Back to my roadmaps</BackLink>
      {content()}
    </Page>
  )
}
