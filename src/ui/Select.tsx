import { useSelect } from 'downshift'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldControlProps, type FieldTexts } from './Field.tsx'
import { fieldBoxStyles, fieldInputStyles } from './field-styles.ts'
import { ChevronDownIcon } from './icons.tsx'
import { type Option, OptionList } from './OptionList.tsx'
import { tokens } from './theme.ts'
import { usePopupPosition } from './use-popup-position.ts'

const { color, motion, space } = tokens

const Trigger = styled.button`
  ${fieldInputStyles}
  ${fieldBoxStyles}
  gap: ${space.s2};
  text-align: start;
  cursor: pointer;
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  > svg {
    color: ${color.textWeak};
    transition: rotate ${motion.fast} ${motion.easing};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

const Value = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${color.textWeak};
  }
`

export interface SelectProps<Id extends string> extends FieldTexts {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  onBlur?: () => void
  placeholder?: string
  name?: string
  /** Why it cannot be changed now; shown in the description's place. */
  disabledReason?: string | undefined
  /** Reads help and reason aloud without showing them, where a tooltip does. */
  hideDescription?: boolean
}

/** One of a short list. Typing the first letters goes to an option. For long lists use Autocomplete. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, description, error, required, hideLabel = false, hideDescription = false, ...rest } = props
  return (
    <Field {...{ label, description, error, required, hideLabel, hideDescription }} lockedBy={rest.disabledReason}>
      {(control) => <SelectControl {...rest} label={label} control={control} />}
    </Field>
  )
}

type SelectControlProps<Id extends string> = Omit<SelectProps<Id>, keyof FieldTexts | 'hideDescription'> & {
  label: string
  control: FieldControlProps
}

function SelectControl<Id extends string>(props: SelectControlProps<Id>) {
  const { label, control, options, value, onChange, onBlur, placeholder = 'Choose', name, disabledReason } = props
  const disabled = Boolean(disabledReason)
  const box = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const items = [...options]
  const { isOpen, selectedItem, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<Option<Id>>({
    items,
    toggleButtonId: control.id,
    labelId: `${control.id}-label`,
    selectedItem: options.find((option) => option.id === value) ?? null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id,
    isItemDisabled: (option) => option.disabled ?? false,
    onSelectedItemChange: ({ selectedItem: chosen }) => {
      if (chosen) onChange(chosen.id)
    },
  })
  usePopupPosition(popup, box, isOpen)

  return (
    <>
      <Trigger
        {...getToggleButtonProps({
          ...control,
          ref: box,
          disabled,
          onBlur: () => onBlur?.(),
          onKeyDown: (event) => {
            if (event.key === 'Escape' && isOpen) event.stopPropagation()
          },
        })}
        type="button"
        disabled={false}
        aria-disabled={disabled || undefined}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        <Value data-placeholder={selectedItem ? undefined : ''}>{selectedItem?.label ?? placeholder}</Value>
        <ChevronDownIcon />
      </Trigger>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <OptionList
        popup={popup}
        isOpen={isOpen}
        menuProps={getMenuProps({ 'aria-label': label })}
        rows={items}
        rowProps={(_, index) => getItemProps({ index })}
        highlighted={highlightedIndex}
        isChosen={(row) => row.id === value}
        view={{ status: 'ready', count: items.length, emptyText: 'Nothing to choose from', failedText: '', onRetry: undefined }}
      />
    </>
  )
}
