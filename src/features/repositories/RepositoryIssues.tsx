import { styled } from 'styled-components'
import type { Repository_rowFragment } from '#generated/features/repositories/repositories.ts'
import { tokens } from '#ui/theme.ts'

const { color, leading, radius, space, text, weight } = tokens

/** Severities, the worst first; others come after them. */
const severities = ['blocker', 'critical', 'major', 'minor', 'info']

const rank = (severity: string): number => {
  const at = severities.indexOf(severity.toLowerCase())
  return at < 0 ? severities.length : at
}

const toneOf = (severity: string): 'severe' | 'serious' | 'light' =>
  rank(severity) < 2 ? 'severe' : rank(severity) === 2 ? 'serious' : 'light'

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
`

const IssueChip = styled.li`
  padding: ${space.s1} ${space.s2};
  border-radius: ${radius.round};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  background: ${color.expiredSoft};
  color: ${color.expired};
  &[data-tone='severe'] {
    background: ${color.errorSoft};
    color: ${color.error};
  }
  &[data-tone='serious'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  > strong {
    font-weight: ${weight.strong};
  }
`

const Nothing = styled.span`
  color: ${color.textWeak};
`

type Issues = Repository_rowFragment['issues']

/** What a repository's code was criticised for, the worst first: how severe, how many, and of which kind. */
export function RepositoryIssues({ issues }: { issues: Issues }) {
  const found = issues
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => rank(one.severity) - rank(other.severity) || other.count - one.count)
  if (found.length === 0) return <Nothing>No issues</Nothing>
  return (
    <Chips>
      {found.map((one) => (
        <IssueChip key={`${one.severity}/${one.class}`} data-tone={toneOf(one.severity)}>
          <strong>
            {one.severity} {one.count}
          </strong>{' '}
          {one.class}
        </IssueChip>
      ))}
    </Chips>
  )
}
