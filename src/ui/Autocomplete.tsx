import { useCombobox } from 'downshift'
import { useRef, useState } from 'react'
import { CloseIcon } from './basic-icons.tsx'
import { Field, FieldBox, type FieldControlProps, FieldInput, type FieldTexts } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { CheckIcon } from './icons.tsx'
import type { Option, OptionSourceProps } from './OptionList.tsx'
import { OptionFace, OptionText, optionsNews, PopupList, PopupOption, PopupSurface } from './OptionList.tsx'
import { matchesQuery } from './option-match.ts'
import { ToggleButton } from './ToggleButton.tsx'
import { popupAttributes, usePopupPosition } from './use-popup-position.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface AutocompleteProps extends FieldTexts, OptionSourceProps {
  value: Option | null
  onChange: (value: Option | null) => void
  onBlur?: () => void
}

const labelOf = (option: Option | null) => option?.label ?? ''

/** One of many, found by typing. Leaving the field without choosing brings the chosen one back; emptying it clears it. */
export function Autocomplete({ label, description, error, required, hideLabel, ...rest }: AutocompleteProps) {
  return (
    <Field {...{ label, description, error, required }} {...(hideLabel ? { hideLabel } : {})}>
      {(control) => <Combobox {...rest} label={label} control={control} />}
    </Field>
  )
}

function Combobox(props: Omit<AutocompleteProps, keyof FieldTexts> & { label: string; control: FieldControlProps }) {
  const {
    label,
    control,
    options,
    value,
    onChange,
    onBlur,
    onQuery,
    status = 'ready',
    onRetry,
    placeholder,
    disabled = false,
    ref,
  } = props
  const { emptyText = 'Nothing found', failedText = 'The options could not be loaded.' } = props
  const [query, setQuery] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const fitting = onQuery ? options : options.filter((option) => matchesQuery(option.label, query))
  const items = status === 'ready' ? [...fitting] : []
  const search = (text: string) => {
    setQuery(text)
    onQuery?.(text)
  }

  const combobox = useCombobox<Option>({
    items,
    inputId: control.id,
    selectedItem: value,
    itemToString: labelOf,
    itemToKey: (option) => option?.id,
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        const cleared = state.inputValue === ''
        return {
          ...changes,
          selectedItem: cleared ? null : state.selectedItem,
          inputValue: cleared ? '' : labelOf(state.selectedItem),
        }
      }
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
      }
      return changes
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) search(inputValue)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen && query !== '') search('')
    },
  })
  const { isOpen, highlightedIndex, selectedItem, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = combobox
  usePopupPosition(popup, box, isOpen)
  const face = { status, count: items.length, emptyText, failedText, onRetry }

  return (
    <>
      <FieldBox ref={box} data-invalid={control['aria-invalid'] ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        <FieldInput
          {...getInputProps({
            ...control,
            disabled,
            ...(ref ? { ref } : {}),
            onBlur: () => onBlur?.(),
            onKeyDown: (event) => {
              if (event.key === 'Escape' && isOpen) event.stopPropagation()
            },
          })}
          placeholder={placeholder}
          autoCapitalize="none"
          spellCheck={false}
        />
        {selectedItem && !disabled && (
          <IconButton label={`Clear ${label}`} size="small" hideTooltip onPress={() => combobox.selectItem(null)}>
            <CloseIcon size="small" />
          </IconButton>
        )}
        <ToggleButton {...getToggleButtonProps({ disabled, 'aria-label': `Show ${label}` })} />
      </FieldBox>
      <PopupSurface ref={popup} {...popupAttributes} hidden={!isOpen}>
        <PopupList {...getMenuProps({ 'aria-label': label })}>
          {isOpen &&
            items.map((option, index) => (
              <PopupOption
                key={option.id}
                {...getItemProps({ item: option, index })}
                data-highlighted={highlightedIndex === index ? '' : undefined}
                data-selected={selectedItem?.id === option.id ? '' : undefined}
              >
                <OptionText label={option.label} description={option.description} query={query} />
                {selectedItem?.id === option.id && <CheckIcon size="small" />}
              </PopupOption>
            ))}
        </PopupList>
        {isOpen && <OptionFace {...face} />}
      </PopupSurface>
      <VisuallyHidden role="status">{isOpen ? optionsNews(face) : ''}</VisuallyHidden>
    </>
  )
}
