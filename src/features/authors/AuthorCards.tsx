import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { CardRows } from '#ui/CardRows.tsx'
import { Facts } from '#ui/Facts.tsx'
import { LeftOutOnPaper } from '#ui/LeftOutOnPaper.tsx'
import { countText } from '#ui/number-text.ts'
import { RowCard, RowCardTitle } from '#ui/RowCards.tsx'
import { tokens } from '#ui/theme.ts'
import { useShownRows } from '#ui/use-shown-rows.ts'
import { formatCalendarDay } from '../shared/formats/format.ts'
import { Assigned, AuthorCheckbox, AuthorMenu, AuthorName } from './AuthorParts.tsx'
import type { AuthorListProps } from './AuthorTable.tsx'
import type { Author } from './use-authors.ts'

const { space } = tokens

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s3};
`

const Title = styled(RowCardTitle)`
  flex: 1 1 4rem;
`

/** What a card is high as long as it was not measured, in px. */
const cardHeight = 158

function AuthorCard({ author, team, deeds }: { author: Author } & Pick<AuthorListProps, 'team' | 'deeds'>) {
  const titleId = useId()
  const { lines, lastCommitOn, memberName } = author
  return (
    <RowCard aria-labelledby={titleId} data-row={author.id}>
      <Head>
        <AuthorCheckbox author={author} deeds={deeds} />
        <Title id={titleId}>
          <AuthorName author={author} />
        </Title>
        <AuthorMenu author={author} deeds={deeds} />
      </Head>
      {memberName === null && <Assigned {...{ author, team, deeds }} />}
      <Facts
        layout="fours"
        strong
        facts={[
          ...(memberName === null ? [] : [{ label: 'Team Member', value: memberName }]),
          { label: 'Lines', value: countText(lines) },
          { label: 'Last commit', value: lastCommitOn === null ? '–' : formatCalendarDay(lastCommitOn) },
        ]}
      />
    </RowCard>
  )
}

/** The authors as cards, where the table does not fit; of many, those in sight are in the document. */
export function AuthorCards({ authors, team, deeds }: AuthorListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { shown, after, isMany, measure } = useShownRows({ count: authors.length, rowHeight: cardHeight, place: list })
  return (
    <>
      <CardRows
        ref={list}
        aria-label="Authors"
        style={isMany ? { paddingBlock: `${shown[0]?.gap ?? 0}px ${after}px` } : undefined}
      >
        {shown.map(({ index }) => {
          const author = authors[index]
          return author === undefined ? null : (
            <li key={author.id} ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={authors.length}>
              <AuthorCard {...{ author, team, deeds }} />
            </li>
          )
        })}
      </CardRows>
      <LeftOutOnPaper count={authors.length} />
    </>
  )
}
