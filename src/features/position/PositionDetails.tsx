import { styled } from 'styled-components'
import type { Position_detailsQuery } from '#generated/features/position/position.ts'
import { Chip } from '#ui/Chip.tsx'
import { Cluster } from '#ui/layout.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'

const { color, leading, space, text, weight } = tokens

const List = styled.dl`
  display: grid;
  gap: ${space.s5};
  margin: 0;
`

const Term = styled.dt`
  margin-block-end: ${space.s1};
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Value = styled.dd`
  margin: 0;
  max-width: ${tokens.size.reading};
  overflow-wrap: anywhere;
`

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  font-weight: ${weight.strong};
`

const PlainText = styled.p`
  white-space: pre-line;
`

const isMarkup = (words: string): boolean => /<[a-z][^>]*>/i.test(words)

/** Position Title, Job Titles, Job Description and Skills (specification 2.10). */
export function PositionDetails({ position }: { position: Position_detailsQuery['position'] }) {
  const { title, jobTitles, jobDescription, skills } = position
  return (
    <List>
      <div>
        <Term>Position Title</Term>
        <Value>
          <Title>{title}</Title>
        </Value>
      </div>
      <div>
        <Term>Job Titles</Term>
        <Value>{jobTitles.length === 0 ? 'None named' : jobTitles.join(', ')}</Value>
      </div>
      <div>
        <Term>Job Description</Term>
        <Value>{isMarkup(jobDescription) ? <RichText html={jobDescription} /> : <PlainText>{jobDescription}</PlainText>}</Value>
      </div>
      <div>
        <Term>Skills</Term>
        <Value>
          {skills.length === 0 ? (
            'None named'
          ) : (
            <Cluster>
              {skills.map((skill) => (
                <Chip key={skill}>{skill}</Chip>
              ))}
            </Cluster>
          )}
        </Value>
      </div>
    </List>
  )
}

const SkeletonBlock = styled.div`
  display: grid;
  gap: ${space.s2};
`

const SkeletonBlocks = styled.div`
  display: grid;
  gap: ${space.s5};
`

/** Keeps the place of the details. */
export function PositionSkeleton() {
  return (
    <SkeletonGroup label="Loading the position">
      <SkeletonBlocks>
        <SkeletonBlock>
          <Skeleton $width="6rem" />
          <Skeleton $width="70%" $height={leading.xl} />
        </SkeletonBlock>
        <SkeletonBlock>
          <Skeleton $width="5rem" />
          <Skeleton $width="45%" />
        </SkeletonBlock>
        <SkeletonBlock>
          <Skeleton $width="7rem" />
          <Skeleton />
          <Skeleton />
          <Skeleton $width="60%" />
        </SkeletonBlock>
        <SkeletonBlock>
          <Skeleton $width="4rem" />
          <Skeleton $width="35%" $height={space.s6} />
        </SkeletonBlock>
      </SkeletonBlocks>
    </SkeletonGroup>
  )
}
