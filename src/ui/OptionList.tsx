import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { LinkButton } from './Link.tsx'
import { splitByMatch } from './option-match.ts'
import { Spinner } from './Spinner.tsx'
import { floatingSurface, optionStyles } from './styles.ts'
import { tokens } from './theme.ts'

const { color, layer, leading, space, text, weight } = tokens

export const PopupSurface = styled.div`
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
export const PopupList = styled.ul`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`

export const PopupOption = styled.li`
  ${optionStyles}
  flex: none;
  justify-content: space-between;
  > svg {
    color: ${color.textMedium};
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

const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s2} ${space.s3};
  color: ${color.textMedium};
`

/** An option's text with the typed part marked. */
export function OptionText({ label, description, query }: { label: string; description?: string | undefined; query: string }) {
  const { before, match, after } = splitByMatch(label, query)
  return (
    <span>
      {before}
      {match && <Match>{match}</Match>}
      {after}
      {description && <Description>{description}</Description>}
    </span>
  )
}

export type OptionsStatus = 'ready' | 'loading' | 'failed'

export interface OptionFaceProps {
  status: OptionsStatus
  count: number
  emptyText: string
  failedText: string
  onRetry: (() => void) | undefined
}

/** What the popup says when it has no options to show: loading, failed or nothing found. */
export function OptionFace({ status, count, emptyText, failedText, onRetry }: OptionFaceProps): ReactNode {
  if (status === 'loading') {
    return (
      <Face>
        <Spinner /> Loading…
      </Face>
    )
  }
  if (status === 'failed') {
    return (
      <Face onMouseDown={(event) => event.preventDefault()}>
        {failedText}
        {onRetry && <LinkButton onPress={onRetry}>Retry</LinkButton>}
      </Face>
    )
  }
  return count === 0 ? <Face>{emptyText}</Face> : null
}

/** What a screen reader is told about the popup. */
export function optionsNews({ status, count, emptyText, failedText }: OptionFaceProps): string {
  if (status === 'loading') return 'Loading…'
  if (status === 'failed') return failedText
  return count === 0 ? emptyText : `${count} ${count === 1 ? 'option' : 'options'}`
}

export interface Option {
  id: string
  label: string
  description?: string
}

/** What Autocomplete and MultiSelect have in common beside the field's texts. */
export interface OptionSourceProps {
  /** All options, filtered here; with `onQuery` those that fit the query, as they are. */
  options: readonly Option[]
  /** What was typed, for options that come from the server. */
  onQuery?: (query: string) => void
  status?: OptionsStatus
  onRetry?: () => void
  emptyText?: string
  failedText?: string
  placeholder?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}
