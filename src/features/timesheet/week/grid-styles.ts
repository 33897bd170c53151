import { css, styled } from 'styled-components'
import { hasPageBar, pageBarHeight } from '#ui/page-bar.ts'
import { media, tokens } from '#ui/theme.ts'

const { color, leading, radius, size, space, text, weight } = tokens

export const GridPlace = styled.div`
  display: grid;
  gap: ${space.s2};
  min-width: 0;
`

/** Where all columns have room, it is no scroller: head and sums stay in sight as the page scrolls. */
export const GridScroller = styled.div`
  position: relative;
  min-width: 0;
  overflow-x: auto;
  @media ${media.fromWide} {
    overflow: visible;
  }
  @media ${media.belowMedium} {
    overflow: visible;
  }
  @media print {
    overflow: visible;
  }
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface1};
`

export const GridTable = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.md};
  line-height: ${leading.md};
  font-variant-numeric: tabular-nums;
`

/** The sums stay at the lower edge of the window, over the page's bar where it has one. */
const atTheFoot = css`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  border-block-start: ${size.hairline} solid ${color.line};
  background: ${color.surface1};
  body${hasPageBar} & {
    inset-block-end: ${pageBarHeight};
  }
  @media print {
    position: static;
  }
`

export const DayHeader = styled.th`
  width: 5.75rem;
  @media ${media.fromMedium} and (max-width: 1279.98px) {
    width: 4.5rem;
  }
  @media print {
    width: 3.75rem;
  }
  vertical-align: bottom;
  padding: ${space.s2} ${space.s3} ${space.s2} ${space.s1};
  border-block-end: ${size.hairline} solid ${color.line};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
  text-align: end;
  color: ${color.textMedium};
  white-space: nowrap;
  background: ${color.surface1};
  @media screen {
    thead & {
      position: sticky;
      z-index: 3;
      inset-block-start: ${size.header};
    }
  }
  thead &:first-child {
    border-start-start-radius: ${radius.large};
  }
  thead &:last-child {
    border-start-end-radius: ${radius.large};
  }
  &[data-today] {
    color: ${color.textStrong};
    box-shadow: inset 0 -2px 0 ${color.accent};
    /* Paper has no shadows: this one would be an edge all around. */
    @media print {
      border-block-end: 2px solid ${color.accent};
      box-shadow: none;
    }
  }
  &[data-first] {
    width: auto;
    padding-inline: ${space.s4} ${space.s2};
    text-align: start;
    white-space: normal;
  }
  /* A day of leave has a line more than the others. */
  thead &:not(:first-child, :last-child) {
    vertical-align: top;
  }
  tfoot & {
    vertical-align: middle;
    border-block-end: 0;
    border-end-start-radius: ${radius.large};
  }
  tfoot && {
    ${atTheFoot}
  }
`

/** The weekday over the date. */
export const DayDate = styled.span`
  display: block;
  color: ${color.textStrong};
`

export const DayNote = styled.span`
  display: block;
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-weight: ${weight.regular};
  color: ${color.textWeak};
  white-space: normal;
  &[data-lacks] {
    color: ${color.warning};
  }
  /* The columns are narrower there than the longest word beside their padding. */
  @media print {
    margin-inline-end: calc(-1 * ${space.s2});
  }
`

export const ProjectHeader = styled.th`
  padding: ${space.s2} ${space.s3} ${space.s1} ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
  font-weight: ${weight.strong};
  text-align: end;
  color: ${color.textStrong};
  > :first-child {
    float: inline-start;
  }
`

export const RowHeader = styled.th`
  height: ${space.s10};
  padding: 0 ${space.s2} 0 ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
  font-weight: ${weight.regular};
  text-align: start;
`

export const RowTitle = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  font-size: ${text.sm};
  line-height: ${leading.xs};
  color: ${color.textStrong};
`

export const RowText = styled.span`
  color: ${color.textMedium};
`

export const TotalCell = styled.td`
  padding: ${space.s2} ${space.s3} ${space.s2} ${space.s1};
  border-inline-start: ${size.hairline} solid ${color.line};
  text-align: end;
  font-weight: ${weight.strong};
  color: ${color.textStrong};
  white-space: nowrap;
  tbody & {
    border-block-end: ${size.hairline} solid ${color.line};
    font-weight: ${weight.medium};
  }
  tfoot && {
    ${atTheFoot}
  }
  tfoot &:last-child {
    border-end-end-radius: ${radius.large};
  }
`

/** Why the cell under the cursor is as it is, right under it. */
