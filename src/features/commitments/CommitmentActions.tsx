import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { CloseIcon } from '#ui/basic-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CheckIcon, MoreIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'
import { media, tokens } from '#ui/theme.ts'
import type { Commitment } from './commitment.ts'

const { size, space } = tokens

/** Beside each other and equally wide on a card, where a finger hits them. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s1};
  > button[data-size] {
    padding-inline: ${space.s2};
  }
  @media ${media.belowCompact} {
    gap: ${space.s2};
    > button[data-size] {
      min-height: calc(${size.control} + ${space.s1});
    }
  }
`

export interface Decide {
  approve: (commitment: Commitment) => void
  reject: (commitment: Commitment) => void
}

interface CommitmentActionsProps {
  commitment: Commitment
  decide: Decide
}

/** Approve and Reject, for a commitment that waits for the person's answer; nothing for others (specification 2.7, 4). */
export function DecisionButtons({ commitment, decide }: CommitmentActionsProps) {
  if (!commitment.awaitsMember) return null
  const { name } = commitment
  return (
    <Buttons>
      <Button size="small" variant="affirm" aria-label={`Approve ${name}`} onPress={() => decide.approve(commitment)}>
        Approve
      </Button>
      <Button size="small" aria-label={`Reject ${name}`} onPress={() => decide.reject(commitment)}>
        Reject
      </Button>
    </Buttons>
  )
}

/** The same two as a menu (specification 2.7, Row action menu). */
export function CommitmentMenu({ commitment, decide }: CommitmentActionsProps) {
  if (!commitment.awaitsMember) return null
  const label = `Actions for ${commitment.name}`
  return (
    <Menu
      label={label}
      items={[
        { id: 'approve', label: 'Approve', icon: <CheckIcon />, onPress: () => decide.approve(commitment) },
        { id: 'reject', label: 'Reject', icon: <CloseIcon />, danger: true, onPress: () => decide.reject(commitment) },
      ]}
    >
      {(trigger) => (
        <IconButton label={label} size="small" {...trigger}>
          <MoreIcon />
        </IconButton>
      )}
    </Menu>
  )
}
