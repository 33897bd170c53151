import { styled } from 'styled-components'
import { authorParts } from '#rules/authors.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Chip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MoreIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'
import { tokens } from '#ui/theme.ts'
import { suggestMember, type TeamPerson } from '#view-models/author-list.ts'
import type { Author } from './use-authors.ts'

const { color, space, text, weight } = tokens

const Lines = styled.span`
  display: grid;
  min-width: 0;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A card has the room of several lines. */
  article & > * {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  color: ${color.textStrong};
  font-weight: ${weight.medium};
`

const Email = styled.span`
  color: ${color.textMedium};
  font-size: ${text.xs};
  font-weight: ${weight.regular};
`

const Suggestion = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
  color: ${color.textMedium};
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** What a line manager does with authors. */
export interface AuthorDeeds {
  readonly isSelected: (author: Author) => boolean
  /** @param withShift all rows since the one that was ticked before */
  readonly select: (author: Author, isSelected: boolean, withShift: boolean) => void
  readonly assign: (author: Author) => void
  readonly take: (author: Author, member: TeamPerson) => void
  readonly change: (author: Author, change: 'Remove' | 'Ignore' | 'Unignore') => void
}

/** The author's name with the e-mail below; what has only one of them shows that. */
export function AuthorName({ author: { author, isIgnored } }: { author: Author }) {
  const { name, email } = authorParts(author)
  return (
    <Lines title={author}>
      <Name>
        {name === '' ? email : name}
        {isIgnored && <Chip>Ignored</Chip>}
      </Name>
      {name !== '' && email !== '' && <Email>{email}</Email>}
    </Lines>
  )
}

export function AuthorCheckbox({ author, deeds }: { author: Author; deeds: AuthorDeeds }) {
  return (
    <Checkbox
      label={`Select ${author.author}`}
      hideLabel
      checked={deeds.isSelected(author)}
      onChange={(isChecked, withShift) => deeds.select(author, isChecked, withShift)}
    />
  )
}

interface AssignedProps {
  author: Author
  team: readonly TeamPerson[]
  deeds: AuthorDeeds
}

/** Whose commits these are, or whose they probably are, which is marked as such and only done when it is pressed. */
export function Assigned({ author, team, deeds }: AssignedProps) {
  if (author.memberName !== null) return <span>{author.memberName}</span>
  const suggested = suggestMember(author, team)
  if (suggested === null) return null
  return (
    <Suggestion>
      <span>Suggested: {suggested.name}</span>
      <Button size="small" aria-label={`Assign the suggested ${suggested.name}`} onPress={() => deeds.take(author, suggested)}>
        Assign
      </Button>
    </Suggestion>
  )
}

export function AuthorMenu({ author, deeds }: { author: Author; deeds: AuthorDeeds }) {
  return (
    <Menu
      label={`Actions for ${author.author}`}
      items={[
        { id: 'assign', label: 'Assign team member', onPress: () => deeds.assign(author) },
        ...(author.memberId === null
          ? []
          : [{ id: 'remove', label: 'Remove assignment', onPress: () => deeds.change(author, 'Remove') }]),
        author.isIgnored
          ? { id: 'unignore', label: 'Un-ignore author', onPress: () => deeds.change(author, 'Unignore') }
          : { id: 'ignore', label: 'Ignore author', onPress: () => deeds.change(author, 'Ignore') },
      ]}
    >
      {(trigger) => (
        <IconButton label={`Actions for ${author.author}`} size="small" {...trigger}>
          <MoreIcon />
        </IconButton>
      )}
    </Menu>
  )
}
