import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { StagedAction } from '#machines/access-actions/access-actions.machine.ts'
import { messages } from '#rules/messages.ts'
import { type AccessAction, accessActionNames, actionsOn } from '#rules/tool-access.ts'
import { Chip, StatusChip, type StatusName } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MoreIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/Menu.tsx'
import { tokens } from '#ui/theme.ts'
import { accessStateText, doerText } from '#view-models/access-list.ts'
import { formatDay } from '../shared/formats/format.ts'
import { type Access, actedOf } from './access.ts'

const { color, space, text } = tokens

const Small = styled.span`
  display: block;
  color: ${color.textMedium};
  font-size: ${text.sm};
`

/** An address in a narrow place: its lines end after its marks before they end within a word. */
export function Address({ children }: { children: string }) {
  const parts = children.split(/(?<=[@./_-])(?=\w)/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which is drawn anew as a whole
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

const Problem = styled.span`
  display: block;
  max-width: 16rem;
  white-space: normal;
  color: ${color.error};
  font-size: ${text.sm};
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
`

const statusNames: Readonly<Record<ReturnType<typeof accessStateText>, StatusName>> = {
  Planned: 'pending',
  Granted: 'active',
  Revoked: 'expired',
}

export function AccessStatus({ access }: { access: Access }) {
  const state = accessStateText(access)
  return <StatusChip status={statusNames[state]}>{state}</StatusChip>
}

/** When it was granted and by whom; while it is not, when that was asked for. */
export function GrantedOn({ access: { grantedOn, grantedBy, requestedOn } }: { access: Access }) {
  if (grantedOn === null) return requestedOn === null ? null : <Small>Requested {formatDay(requestedOn)}</Small>
  return (
    <>
      {formatDay(grantedOn)}
      <Small>{doerText(grantedBy)}</Small>
    </>
  )
}

/** When it was revoked and by whom; while it is granted, when that was asked for. */
export function RevokedOn({ access: { grantedOn, revokedOn, revokedBy, requestedOn } }: { access: Access }) {
  if (revokedOn === null)
    return grantedOn === null || requestedOn === null ? null : <Small>Requested {formatDay(requestedOn)}</Small>
  return (
    <>
      {formatDay(revokedOn)}
      <Small>{doerText(revokedBy)}</Small>
    </>
  )
}

/** What a line manager does with accesses. */
export interface AccessDeeds {
  readonly stagedOn: (access: Access) => StagedAction | undefined
  /** Why the action of the last time was not carried out. */
  readonly problemOf: (access: Access) => string | null
  readonly choose: (access: Access, action: AccessAction | null) => void
  readonly isSelected: (access: Access) => boolean
  readonly select: (access: Access, isSelected: boolean) => void
  readonly isBusy: boolean
}

/** What can be done with an access, and what is to be done with it; nothing for a revoked one (specification 4, Access). */
export function AccessActions({ access, deeds }: { access: Access; deeds: AccessDeeds }) {
  const allowed = actionsOn(access)
  if (allowed.length === 0) return null
  const { words } = actedOf(access)
  const staged = deeds.stagedOn(access)
  const problem = deeds.problemOf(access)
  return (
    <div>
      <Actions role="group" aria-label={words}>
        {staged !== undefined && (
          <Chip {...(deeds.isBusy ? {} : { onRemove: () => deeds.choose(access, null) })}>
            {accessActionNames[staged.action]}
          </Chip>
        )}
        <Menu
          label={`Actions for ${words}`}
          items={allowed.map((action) => ({
            id: action,
            label: accessActionNames[action],
            disabledReason: deeds.isBusy ? messages.actionsApplying : undefined,
            onPress: () => deeds.choose(access, action),
          }))}
        >
          {(trigger) => (
            <IconButton label={`Actions for ${words}`} size="small" {...trigger}>
              <MoreIcon />
            </IconButton>
          )}
        </Menu>
      </Actions>
      {problem !== null && <Problem role="note">{problem}</Problem>}
    </div>
  )
}
