import { styled } from 'styled-components'
import { CloseIcon } from './basic-icons.tsx'
import { Field, FieldBox, FieldInput } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { SearchIcon } from './icons.tsx'
import { media, tokens } from './theme.ts'

const Input = styled(FieldInput)`
  padding-inline: 0;
  appearance: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Box = styled(FieldBox)`
  color: ${tokens.color.textStrong};
`

/** Where the search of a list stands, beside what else there is to do with the list: the whole row of a phone, no wider than it needs elsewhere. */
export const SearchPlace = styled.div`
  flex: 1 1 16rem;
  @media ${media.fromCompact} {
    max-width: ${tokens.size.popover};
  }
`

export interface SearchFieldProps {
  label: string
  hideLabel?: boolean
  value: string
  onChange: (value: string) => void
  /** Asked by Enter, by the magnifier and, with an empty text, by the clear button. */
  onSearch?: (value: string) => void
  placeholder?: string
  autoFocus?: boolean
}

/** A text to search for. Escape clears it. */
export function SearchField({ label, hideLabel = true, value, onChange, onSearch, placeholder, autoFocus }: SearchFieldProps) {
  const clear = () => {
    onChange('')
    onSearch?.('')
  }
  return (
    <Field label={label} hideLabel={hideLabel}>
      {(control) => (
        <Box role="search">
          <IconButton label="Search" hideTooltip onPress={() => onSearch?.(value)}>
            <SearchIcon />
          </IconButton>
          <Input
            {...control}
            type="search"
            enterKeyHint="search"
            autoFocus={autoFocus}
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault()
                onSearch?.(value)
              }
              if (event.key === 'Escape' && value !== '') {
                event.stopPropagation()
                clear()
              }
            }}
          />
          {value !== '' && (
            <IconButton label="Clear search" hideTooltip onPress={clear}>
              <CloseIcon size="small" />
            </IconButton>
          )}
        </Box>
      )}
    </Field>
  )
}
