import { styled } from 'styled-components'
import { Skeleton } from '../Skeleton.tsx'
import { media, tokens } from '../theme.ts'
import { Disc, listHeight, PieRoot, Row, Rows, Track } from './pie-layout.ts'

const Round = styled(Skeleton)`
  aspect-ratio: 1;
`

const Name = styled.span`
  grid-column: 2;
  height: ${tokens.leading.sm};
  display: grid;
  align-items: center;
`

const widths = ['80%', '65%', '72%', '50%', '60%', '55%', '45%', '52%', '40%']

/** What is beyond is cut, as in the list of a pie that has an 'Other'. */
const CutRows = styled(Rows)`
  height: ${listHeight.usual};
  @media ${media.belowCompact} {
    height: ${listHeight.compact};
  }
  overflow: hidden;
`

/** Stands where a `PieChart` with an 'Other' will be, equally high. */
export function PieChartSkeleton() {
  return (
    <PieRoot aria-hidden="true">
      <Disc>
        <Round $height="auto" $round />
      </Disc>
      <CutRows as="div">
        {widths.map((width) => (
          <Row key={width} as="div">
            <Name>
              <Skeleton $width={width} />
            </Name>
            <Track />
          </Row>
        ))}
      </CutRows>
    </PieRoot>
  )
}
