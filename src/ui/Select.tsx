import { useSelect } from 'downshift'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldControlProps, type FieldTexts } from './Field.tsx'
import { fieldBoxStyles, fieldInputStyles } from './field-styles.ts'
import { CheckIcon, ChevronDownIcon } from './icons.tsx'
import { OptionFace, OptionText, PopupList, PopupOption, PopupSurface } from './OptionList.tsx'
import { tokens } from './theme.ts'
import { popupAttributes, usePopupPosition } from './use-popup-position.ts'

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
export function Select<Id extends string>({ label, description, error, required, hideLabel, ...rest }: SelectProps<Id>) {
  const help = rest.disabledReason || description
  return (
    <Field {...{ label, error, required }} description={help} {...(hideLabel ? { hideLabel } : {})}>
      {(control) => <SelectControl {...rest} label={label} control={control} />}
    </Field>
  )
}

type SelectControlProps<Id extends string> = Omit<SelectProps<Id>, keyof FieldTexts> & {
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
      <PopupSurface ref={popup} {...popupAttributes} hidden={!isOpen}>
        <PopupList {...getMenuProps({ 'aria-label': label })}>
          {isOpen &&
            items.map((option, index) => (
              <PopupOption
                key={option.id}
                {...getItemProps({ item: option, index })}
                data-highlighted={highlightedIndex === index ? '' : undefined}
                data-selected={option.id === value ? '' : undefined}
                data-disabled={option.disabled ? '' : undefined}
              >
                <OptionText label={option.label} description={option.description} query="" />
                {option.id === value && <CheckIcon size="small" />}
              </PopupOption>
            ))}
        </PopupList>
        {isOpen && (
          <OptionFace status="ready" count={items.length} emptyText="Nothing to choose from" failedText="" onRetry={undefined} />
        )}
      </PopupSurface>
    </>
  )
}
