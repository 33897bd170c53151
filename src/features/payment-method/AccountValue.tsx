import { styled } from 'styled-components'
import { EyeIcon, EyeOffIcon } from '#ui/basic-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { tokens } from '#ui/theme.ts'
import { formatDay } from '../shared/formats/format.ts'
import { type Account, type AccountFact, isMasked, nameOf } from './account-columns.ts'
import type { RevealView } from './use-reveal.ts'

const Digits = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  min-width: 0;
  max-width: 100%;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  white-space: normal;
`

/** One line of an address; the whole is its tooltip. */
const Truncated = styled.span`
  display: block;
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Weak = styled.span`
  color: ${tokens.color.textWeak};
`

const nothing = <Weak aria-label="Not asked for">—</Weak>

interface AccountValueProps {
  account: Account
  fact: AccountFact
  reveal: RevealView
}

/** One fact of an account: a number is masked until the person asks to see it. */
export function AccountValue({ account, fact: { field, label }, reveal }: AccountValueProps) {
  const value = account[field]
  if (value === null) return nothing
  if (field === 'requestedAt') return formatDay(value)
  if (field === 'recipientAddress') {
    return (
      <Tooltip text={value}>
        <Truncated tabIndex={0}>{value}</Truncated>
      </Tooltip>
    )
  }
  if (!isMasked(field)) return value
  const shown = reveal.of(account.id)
  const isShown = typeof shown === 'object'
  const what = `${label.toLowerCase()} ${nameOf(account)}`
  return (
    <Digits>
      <span data-masked={isShown ? undefined : ''}>{isShown ? (shown[field] ?? value) : value}</span>
      <IconButton
        label={isShown ? `Hide ${what}` : `Reveal ${what}`}
        size="small"
        disabledReason={shown === 'asking' ? 'The number is being asked for.' : undefined}
        onPress={() => reveal.toggle(account.id)}
      >
        {isShown ? <EyeOffIcon size="small" /> : <EyeIcon size="small" />}
      </IconButton>
    </Digits>
  )
}
