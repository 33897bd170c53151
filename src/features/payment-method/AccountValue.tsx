import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { EyeIcon, EyeOffIcon } from '#ui/basic-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { tokens } from '#ui/theme.ts'
import { formatDay } from '../shared/formats/format.ts'
import { type Account, type AccountFact, isMasked, type MaskedField, nameOf } from './account-columns.ts'
import { useReveal } from './use-reveal.ts'

const Digits = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
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

const LastShown = styled(Weak)`
  display: block;
  margin-block-start: ${tokens.space.s1};
  font-size: ${tokens.text.xs};
  font-weight: ${tokens.weight.regular};
  line-height: ${tokens.leading.xs};
`

const nothing = <Weak aria-label="Not asked for">—</Weak>

interface AccountValueProps {
  account: Account
  fact: AccountFact
}

/** One fact of an account: a number is masked until the person asks to see it. */
export function AccountValue({ account, fact: { field, label } }: AccountValueProps) {
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
  return <MaskedValue account={account} field={field} value={value} label={label} />
}

interface MaskedValueProps {
  account: Account
  field: MaskedField
  /** The masked number. */
  value: string
  label: string
}

/** A number with its Reveal, and where it is the account's name also when the account was shown in full last. */
function MaskedValue({ account, field, value, label }: MaskedValueProps) {
  const reveal = useReveal(account)
  const what = `${label.toLowerCase()} ${nameOf(account)}`
  return (
    <div data-flow="account-reveal" data-state={JSON.stringify(reveal.state)}>
      <Digits>
        <span data-masked={reveal.isShown ? undefined : ''}>{reveal.textOf(field) ?? value}</span>
        <IconButton
          label={reveal.isShown ? `Hide ${what}` : `Reveal ${what}`}
          size="small"
          disabledReason={reveal.isBusy ? messages.numberFetching : undefined}
          onPress={reveal.toggle}
        >
          {reveal.isShown ? <EyeOffIcon size="small" /> : <EyeIcon size="small" />}
        </IconButton>
      </Digits>
      {account.revealedAt !== null && value === nameOf(account) && (
        <LastShown>{messages.lastShown.replace('{date}', formatDay(account.revealedAt))}</LastShown>
      )}
    </div>
  )
}
