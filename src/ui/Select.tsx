import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, Button, FieldError, Label, SelectValue, Text } from 'react-aria-components/Select'
import { styled } from 'styled-components'
import { type FieldTexts, requiredMark } from './Field.tsx'
import {
  descriptionStyles,
  fieldBoxStyles,
  fieldErrorStyles,
  fieldInputStyles,
  fieldStyles,
  labelStyles,
} from './field-styles.ts'
import { CheckIcon, ChevronDownIcon, ErrorIcon } from './icons.tsx'
import { floatingSurface, optionStyles, overlayMotion } from './styles.ts'
import { tokens } from './theme.ts'

const { color, leading, size, space, text } = tokens

const Root = styled(AriaSelect)`
  ${fieldStyles}
` as typeof AriaSelect
const FieldLabel = styled(Label)`
  ${labelStyles}
`
const Description = styled(Text)`
  ${descriptionStyles}
`
const ErrorText = styled(FieldError)`
  ${fieldErrorStyles}
`

const Trigger = styled(Button)`
  ${fieldInputStyles}
  ${fieldBoxStyles}
  gap: ${space.s2};
  text-align: start;
  cursor: pointer;
  &[data-disabled] {
    cursor: not-allowed;
  }
  [data-invalid] > & {
    border-color: ${color.error};
  }
  > svg {
    color: ${color.textWeak};
  }
`

const Value = styled(SelectValue)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${color.textWeak};
  }
`

const Surface = styled(Popover)`
  ${floatingSurface}
  ${overlayMotion}
  width: var(--trigger-width);
  min-width: max-content;
  max-width: calc(100vw - 2 * ${space.s2});
  overflow: auto;
`

const List = styled(ListBox)`
  padding: ${space.s1};
  outline: none;
` as typeof ListBox

const Option = styled(ListBoxItem)`
  ${optionStyles}
  justify-content: space-between;
`

const OptionDescription = styled.span`
  display: block;
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textWeak};
`

const NoOptions = styled.div`
  padding: ${space.s3};
  min-height: ${size.control};
  color: ${color.textWeak};
`

export interface Option<Id extends string = string> {
  id: Id
  label: string
  description?: string
  disabled?: boolean
}

export interface SelectProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  onBlur?: () => void
  placeholder?: string
  name?: string
  /** Why it cannot be changed now; shown in the description's place. */
  disabledReason?: string | undefined
}

/** One of a short list. Typing the first letters goes to an option. For long lists use Autocomplete. */
export function Select<Id extends string>({
  label,
  description,
  error,
  required,
  hideLabel,
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Choose',
  name,
  disabledReason,
}: SelectProps<Id>) {
  const hasError = error !== undefined && error !== ''
  const disabled = disabledReason !== undefined && disabledReason !== ''
  const help = disabled ? disabledReason : description
  return (
    <Root
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key)
        if (chosen) onChange(chosen.id)
      }}
      onBlur={() => onBlur?.()}
      placeholder={placeholder}
      isInvalid={hasError}
      isDisabled={disabled}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel data-unseen={hideLabel ? '' : undefined}>
        {label}
        {required && requiredMark}
      </FieldLabel>
      <Trigger>
        <Value />
        <ChevronDownIcon />
      </Trigger>
      <ErrorText>
        <ErrorIcon size="small" />
        <span>{error}</span>
      </ErrorText>
      {help && <Description slot="description">{help}</Description>}
      <Surface offset={4}>
        <List items={options} renderEmptyState={() => <NoOptions>Nothing to choose from</NoOptions>}>
          {(option) => (
            <Option id={option.id} textValue={option.label} isDisabled={option.disabled ?? false}>
              {({ isSelected }) => (
                <>
                  <span>
                    {option.label}
                    {option.description && <OptionDescription>{option.description}</OptionDescription>}
                  </span>
                  {isSelected && <CheckIcon size="small" />}
                </>
              )}
            </Option>
          )}
        </List>
      </Surface>
    </Root>
  )
}
