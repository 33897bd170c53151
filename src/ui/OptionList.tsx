import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
import { styled } from 'styled-components'
import { CheckIcon, PlusIcon } from './icons.tsx'
import { LinkButton } from './Link.tsx'
import { countText } from './number-text.ts'
import { splitByMatch } from './option-match.ts'
import { isAction, isCustomRow } from './option-rows.ts'
import { Spinner } from './Spinner.tsx'
import { floatingSurface, optionStyles } from './styles.ts'
import { tokens } from './theme.ts'
import { popupAttributes } from './use-popup-position.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, layer, leading, size, space, text, weight } = tokens

const Surface = styled.div`
  ${floatingSurface}
  position: fixed;
  z-index: ${layer.overlay};
  inset: auto;
  margin: 0;
  padding: ${space.s1};
  overflow: hidden;
  color: ${color.textStrong};
  &:not([hidden]) {
    display: flex;
    flex-direction: column;
  }
`

/** The list itself scrolls, not the surface around it: the arrow keys of its field move it. */
const List = styled.ul`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`

const Row = styled.li`
  ${optionStyles}
  flex: none;
  justify-content: space-between;
  > svg {
    color: ${color.textMedium};
  }
  &[data-action] {
    justify-content: flex-start;
    color: ${color.textMedium};
  }
  * + &[data-action] {
    margin-block-start: ${space.s1};
    border-block-start: ${size.hairline} solid ${color.line};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`

const Description = styled.span`
  display: block;
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textWeak};
`

const Match = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${weight.strong};
  text-decoration: underline;
  text-decoration-color: ${color.accentText};
  text-underline-offset: 0.2em;
`

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

const View = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s2} ${space.s3};
  color: ${color.textMedium};
  &[data-hint] {
    font-size: ${text.xs};
    line-height: ${leading.xs};
    color: ${color.textWeak};
    border-block-start: ${size.hairline} solid ${color.line};
  }
`

export interface Option<Id extends string = string> {
  id: Id
  label: string
  description?: string
  disabled?: boolean
  /** The person typed it: there is no such option in the list. Its id is its text. */
  custom?: boolean
}

export type OptionsStatus = 'ready' | 'loading' | 'failed'

/** A row under the options that does something else with what was typed: 'Request a new job title'. */
export interface OptionAction {
  label: string
  icon?: ReactNode
  onPress: (query: string) => void
}

/** What Autocomplete and MultiSelect have in common beside the field's texts. */
export interface OptionSourceProps {
  /** All options, filtered here; with `onQuery` those that fit the query, as they are. The first hundred are shown. */
  options: readonly Option[]
  /** What was typed, for options that come from the server. */
  onQuery?: (query: string) => void
  /** How many characters the server wants to see before it looks; until then the list says 'Type to search'. */
  minimumQuery?: number
  status?: OptionsStatus
  onRetry?: () => void
  /** What was typed may be chosen too when no option says the same. */
  allowCustom?: boolean
  action?: OptionAction
  emptyText?: string
  failedText?: string
  placeholder?: string
  /** The form's name for it: a hidden input holds the id, or for several the ids with commas. */
  name?: string
  readOnly?: boolean
  disabled?: boolean
  /** Why it cannot be changed now; shown in the description's place. */
  disabledReason?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** An option's text with the typed part marked. */
export function OptionText({ label, description, query }: { label: string; description?: string | undefined; query: string }) {
  const { before, match, after } = splitByMatch(label, query)
  return (
    <Words>
      {before}
      {match && <Match>{match}</Match>}
      {after}
      {description && <Description>{description}</Description>}
    </Words>
  )
}

/** What the list says beside its options. */
export interface OptionViewProps {
  status: OptionsStatus
  /** How many options fit. */
  count: number
  /** How many of them are not shown. */
  hidden?: number
  waitsForQuery?: boolean
  emptyText: string
  failedText: string
  onRetry: (() => void) | undefined
}

function OptionView({ status, count, hidden = 0, waitsForQuery, emptyText, failedText, onRetry }: OptionViewProps): ReactNode {
  if (waitsForQuery) return <View>Type to search</View>
  if (status === 'loading') {
    return (
      <View>
        <Spinner /> Loading…
      </View>
    )
  }
  if (status === 'failed') {
    return (
      <View onMouseDown={(event) => event.preventDefault()}>
        {failedText}
        {onRetry && <LinkButton onPress={onRetry}>Retry</LinkButton>}
      </View>
    )
  }
  if (count === 0) return <View>{emptyText}</View>
  return hidden > 0 ? <View data-hint="">Type to search {countText(hidden)} more</View> : null
}

function newsOf({ status, count, hidden = 0, waitsForQuery, emptyText, failedText }: OptionViewProps): string {
  if (waitsForQuery) return 'Type to search'
  if (status === 'loading') return 'Loading…'
  if (status === 'failed') return failedText
  if (count === 0) return emptyText
  return hidden > 0 ? `${count} options, type to search` : `${count} ${count === 1 ? 'option' : 'options'}`
}

export interface OptionListProps {
  popup: RefObject<HTMLDivElement | null>
  isOpen: boolean
  /** From downshift, for the list and for every row. */
  menuProps: HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> }
  rows: readonly Option[]
  rowProps: (row: Option, index: number) => HTMLAttributes<HTMLLIElement> & { ref?: Ref<HTMLLIElement> }
  highlighted: number
  isChosen: (row: Option) => boolean
  query?: string
  action?: OptionAction | undefined
  view: OptionViewProps
  /** Tells a screen reader how many options there are, and why there are none. */
  announce?: boolean
}

/** The list that opens under a field: its options, the typed text as one, an action, and what it says without options. */
export function OptionList(props: OptionListProps) {
  const { popup, isOpen, menuProps, rows, rowProps, highlighted, isChosen, query = '', action, view, announce = false } = props
  const row = (option: Option, index: number) => {
    const chosen = isChosen(option)
    const own = isAction(option) || isCustomRow(option)
    return (
      <Row
        key={option.id}
        {...rowProps(option, index)}
        data-highlighted={highlighted === index ? '' : undefined}
        data-selected={chosen ? '' : undefined}
        data-disabled={option.disabled ? '' : undefined}
        data-action={own ? '' : undefined}
      >
        {isCustomRow(option) && <PlusIcon size="small" />}
        {isAction(option) && (action?.icon ?? <PlusIcon size="small" />)}
        {isCustomRow(option) ? (
          <Words>Use “{option.label}”</Words>
        ) : (
          <OptionText label={option.label} description={option.description} query={own ? '' : query} />
        )}
        {chosen && <CheckIcon size="small" />}
      </Row>
    )
  }
  return (
    <>
      <Surface ref={popup} {...popupAttributes} hidden={!isOpen}>
        {isOpen && view.count === 0 && <OptionView {...view} />}
        <List {...menuProps}>{isOpen && rows.map(row)}</List>
        {isOpen && view.count > 0 && <OptionView {...view} />}
      </Surface>
      {announce && <VisuallyHidden role="status">{isOpen ? newsOf(view) : ''}</VisuallyHidden>}
    </>
  )
}
