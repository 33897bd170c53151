import { styled } from 'styled-components'
import type { ProfileItem } from '#rules/profile.ts'
import { wizardSteps } from '#rules/wizard-steps.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Link.tsx'
import { tokens } from '#ui/theme.ts'

const { space } = tokens

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  margin: ${space.s2} 0 0;
  padding: 0;
  list-style: none;
`

interface MissingListProps {
  items: readonly ProfileItem[]
  /** Leads to the field. */
  onOpen: (item: ProfileItem) => void
  /** Whether it is said at once, because the person asked to finish. */
  announce: boolean
  /** Why nothing can be opened now: a step is being saved. */
  disabledReason?: string | undefined
}

/** What is still missing from the profile; each item leads to its field. */
export function MissingList({ items, onOpen, announce, disabledReason }: MissingListProps) {
  if (items.length === 0) return null
  const titles = new Map(wizardSteps.map(({ name, title }) => [name, title]))
  return (
    <Alert tone={announce ? 'warning' : 'info'} title="Still missing from your profile" announce={announce}>
      <List>
        {items.map((item) => (
          <li key={item.field}>
            <LinkButton
              disabledReason={disabledReason}
              onPress={() => onOpen(item)}
            >{`${item.label} (${titles.get(item.step)})`}</LinkButton>
          </li>
        ))}
      </List>
    </Alert>
  )
}
