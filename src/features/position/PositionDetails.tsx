import { styled } from 'styled-components'
import type { Position_detailsQuery } from '#generated/features/position/position.ts'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Cluster } from '#ui/layout.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'

const { leading, space, text, weight } = tokens

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  font-weight: ${weight.strong};
`

const PlainText = styled.p`
  white-space: pre-line;
`

const isMarkup = (words: string): boolean => /<[a-z][^>]*>/i.test(words)

function SkillChips({ skills }: { skills: readonly string[] }) {
  return (
    <Cluster>
      {skills.map((skill) => (
        <Chip key={skill}>{skill}</Chip>
      ))}
    </Cluster>
  )
}

/** Position Title, Job Titles, Job Description and Skills (specification 2.10). */
export function PositionDetails({ position }: { position: Position_detailsQuery['position'] }) {
  const { title, jobTitles, jobDescription, skills } = position
  return (
    <Facts
      layout="reading"
      facts={[
        { label: 'Position Title', value: <Title>{title}</Title> },
        { label: 'Job Titles', value: jobTitles.length === 0 ? 'None named' : jobTitles.join(', ') },
        {
          label: 'Job Description',
          value: isMarkup(jobDescription) ? <RichText html={jobDescription} /> : <PlainText>{jobDescription}</PlainText>,
        },
        { label: 'Skills', value: skills.length === 0 ? 'None named' : <SkillChips skills={skills} /> },
      ]}
    />
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
