import { styled } from 'styled-components'
import type { Dashboard_readQuery } from '#generated/features/dashboard/dashboard.ts'
import { loadLater } from '#ui/load-later.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { media, tokens } from '#ui/theme.ts'
import { dayHere } from '../shared/formats/format.ts'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { placeOf } from './place.ts'

const { color, leading, size, space, text, weight } = tokens

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4} ${space.s8};
  @media ${media.belowCompact} {
    align-items: end;
    column-gap: ${space.s2};
  }
`

const Here = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, auto);
  align-items: center;
  column-gap: ${space.s4};
  @media ${media.belowCompact} {
    /* With less room the month goes below. */
    flex: 1 1 12rem;
    column-gap: ${space.s2};
  }
  margin: 0;
  min-height: ${size.avatarLarge};
  > :first-child {
    grid-row: span 2;
  }
`

const Time = styled.time`
  font-size: ${text.xxxl};
  line-height: ${leading.xxxl};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`

const City = styled.span`
  align-self: end;
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`

const Day = styled.span`
  align-self: start;
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const MonthField = styled.div`
  width: 11rem;
  flex: none;
  @media ${media.belowCompact} {
    width: 9rem;
  }
`

/** The choice's list is more code than the charts are, which come first. */
const MonthSelect = loadLater(() => import('./MonthSelect.tsx').then((module) => module.MonthSelect))

/** As high as the field of the month. */
const MonthSkeleton = styled.div`
  padding-block-start: calc(${leading.sm} + ${space.s1});
`

interface DashboardHeadProps {
  /** The present minute, in milliseconds since 1970. */
  now: number
  /** undefined while it is not known. */
  location: Dashboard_readQuery['dashboard']['location'] | undefined
  /** `YYYY-MM`; null for all. */
  month: string | null
  onMonthChange: (month: string | null) => void
}

/** Where the person is, the time there, and which months the charts cover. */
export function DashboardHead({ now, location, month, onMonthChange }: DashboardHeadProps) {
  const place = placeOf(location ?? null, now)
  return (
    <Root data-pictured="">
      {location === undefined ? (
        <Here as="div">
          <Skeleton $width="5.5rem" $height="2.5rem" />
          <Skeleton $width="11rem" $height="1.125rem" />
          <Skeleton $width="7rem" $height="0.875rem" />
        </Here>
      ) : (
        <Here>
          <Time data-unpictured="" dateTime={place.time}>
            {place.time}
          </Time>
          <City>{place.name}</City>
          <Day data-unpictured="">{place.day}</Day>
        </Here>
      )}
      <MonthField>
        <MonthSelect
          part={{ today: dayHere(now), month, onMonthChange }}
          waiting={
            <MonthSkeleton>
              <Skeleton $height={size.control} />
            </MonthSkeleton>
          }
          failed={partNotLoaded}
        />
      </MonthField>
    </Root>
  )
}
