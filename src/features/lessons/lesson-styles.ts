import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'

const { color, font, leading, radius, size, space, text, weight } = tokens

/** How the text of a lesson stands on the page. */
export const LessonProse = styled.div`
  max-width: ${size.reading};
  overflow-wrap: anywhere;
  font-size: ${text.lg};
  line-height: 1.65;
  > * + * {
    margin-block-start: ${space.s4};
  }
  h3,
  h4,
  h5,
  h6 {
    font-size: ${text.lg};
    line-height: ${leading.lg};
    font-weight: ${weight.strong};
  }
  h3 {
    font-size: ${text.xl};
    line-height: ${leading.xl};
  }
  > * + :is(h3, h4, h5, h6) {
    margin-block-start: ${space.s8};
  }
  ul,
  ol {
    padding-inline-start: ${space.s6};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li,
  li > :is(ul, ol, p) {
    margin-block-start: ${space.s1};
  }
  strong {
    font-weight: ${weight.strong};
  }
  a {
    color: ${color.textStrong};
    text-underline-offset: 0.2em;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${space.s4};
    border-inline-start: ${size.ring} solid ${color.lineStrong};
    color: ${color.textMedium};
  }
  code,
  kbd {
    font-family: ${font.mono};
    font-size: 0.9em;
  }
  :not(pre) > code,
  kbd {
    padding: 0 ${space.s1};
    border-radius: ${radius.small};
    background: ${color.hover};
  }
  kbd {
    border: ${size.hairline} solid ${color.lineStrong};
  }
  pre {
    overflow-x: auto;
    padding: ${space.s4};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.field};
    font-size: ${text.md};
    line-height: ${leading.md};
    overflow-wrap: normal;
    tab-size: 4;
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius.medium};
  }
  hr {
    border: 0;
    border-block-start: ${size.hairline} solid ${color.line};
  }
  table {
    border-collapse: collapse;
    font-size: ${text.md};
    line-height: ${leading.md};
  }
  th,
  td {
    padding: ${space.s2} ${space.s3};
    border: ${size.hairline} solid ${color.line};
    text-align: start;
    overflow-wrap: normal;
    &[data-align='center'] {
      text-align: center;
    }
    &[data-align='right'] {
      text-align: end;
    }
  }
  [data-kind='keyword'] {
    color: ${color.info};
  }
  [data-kind='string'] {
    color: ${color.success};
  }
  [data-kind='literal'] {
    color: ${color.upcoming};
  }
  [data-kind='comment'] {
    color: ${color.textWeak};
    font-style: italic;
  }
  [data-kind='name'] {
    color: ${color.warning};
  }
  [data-kind='tag'] {
    color: ${color.accentText};
  }
  [data-kind='operator'] {
    color: ${color.textMedium};
  }
`

/** What scrolls by itself has to be reached by keyboard. */
export const CodeBox = styled.pre.attrs({ role: 'group', tabIndex: 0 })``

export const TableBox = styled.div.attrs({ role: 'group', tabIndex: 0 })`
  overflow-x: auto;
`
