import { CloseIcon } from '#ui/basic-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CheckIcon, MoreIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { Commitment } from './commitment.ts'

export interface Decide {
  approve: (commitment: Commitment) => void
  reject: (commitment: Commitment) => void
}

/** Approve and Reject, for a commitment that waits for the person's answer; nothing for others (specification 2.7, 4). */
export function CommitmentActions({ commitment, decide }: { commitment: Commitment; decide: Decide }) {
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
