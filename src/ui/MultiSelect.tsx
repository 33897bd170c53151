import { useCombobox, useMultipleSelection } from 'downshift'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Chip } from './Chip.tsx'
import { Field, FieldBox, type FieldControlProps, FieldInput, type FieldTexts } from './Field.tsx'
import { CheckIcon } from './icons.tsx'
import type { Option, OptionSourceProps } from './OptionList.tsx'
import { OptionFace, OptionText, optionsNews, PopupList, PopupOption, PopupSurface } from './OptionList.tsx'
import { matchesQuery } from './option-match.ts'
import { ToggleButton } from './ToggleButton.tsx'
import { tokens } from './theme.ts'
import { popupAttributes, usePopupPosition } from './use-popup-position.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { radius, size, space } = tokens

const Chosen = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1};
  min-width: 0;
  padding-block: ${space.s1};
  padding-inline-start: ${space.s2};
`

const ChosenItem = styled.span`
  display: inline-flex;
  max-width: 100%;
  border-radius: ${radius.round};
`

const Input = styled(FieldInput)`
  flex: 1 1 6rem;
  width: 6rem;
  padding: 0 ${space.s1};
  min-height: calc(${size.control} - 2 * ${size.hairline} - 2 * ${space.s1});
`

export interface MultiSelectProps extends FieldTexts, OptionSourceProps {
  value: readonly Option[]
  onChange: (value: readonly Option[]) => void
  onBlur?: () => void
}

/**
 * Several of many, as chips in the field. The list stays open while choosing; Backspace in the empty input removes the
 * last chip, Left goes to the chips, Delete removes the one in focus.
 */
export function MultiSelect({ label, description, error, required, hideLabel, ...rest }: MultiSelectProps) {
  return (
    <Field {...{ label, description, error, required }} {...(hideLabel ? { hideLabel } : {})}>
      {(control) => <MultiCombobox {...rest} label={label} control={control} />}
    </Field>
  )
}

function MultiCombobox(props: Omit<MultiSelectProps, keyof FieldTexts> & { label: string; control: FieldControlProps }) {
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
  } = props
  const { emptyText = 'Nothing found', failedText = 'The options could not be loaded.', ref } = props
  const [query, setQuery] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const fitting = onQuery ? options : options.filter((option) => matchesQuery(option.label, query))
  const items = status === 'ready' ? [...fitting] : []
  const isChosen = (option: Option) => value.some((chosen) => chosen.id === option.id)
  const search = (text: string) => {
    setQuery(text)
    onQuery?.(text)
  }
  const toggle = (option: Option) =>
    onChange(isChosen(option) ? value.filter((chosen) => chosen.id !== option.id) : [...value, option])

  const selection = useMultipleSelection<Option>({
    selectedItems: [...value],
    itemToKey: (option) => option?.id,
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems),
  })

  const combobox = useCombobox<Option>({
    items,
    inputId: control.id,
    inputValue: query,
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id,
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputKeyDownEnter:
        case useCombobox.stateChangeTypes.ItemClick:
          return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: state.inputValue }
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...changes, selectedItem: null, inputValue: '' }
        default:
          return changes
      }
    },
    onStateChange: ({ type, selectedItem, inputValue }) => {
      const chose = type === useCombobox.stateChangeTypes.InputKeyDownEnter || type === useCombobox.stateChangeTypes.ItemClick
      if (chose && selectedItem) toggle(selectedItem)
      else if (inputValue !== undefined && inputValue !== query) search(inputValue)
    },
  })
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = combobox
  usePopupPosition(popup, box, isOpen)
  const face = { status, count: items.length, emptyText, failedText, onRetry }

  return (
    <>
      <FieldBox ref={box} data-invalid={control['aria-invalid'] ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        <Chosen>
          {value.map((option, index) => (
            <ChosenItem key={option.id} {...selection.getSelectedItemProps({ selectedItem: option, index })}>
              <Chip {...(disabled ? {} : { onRemove: () => toggle(option) })}>{option.label}</Chip>
            </ChosenItem>
          ))}
          <Input
            {...getInputProps(
              selection.getDropdownProps({
                ...control,
                disabled,
                ...(ref ? { ref } : {}),
                preventKeyAction: isOpen && query !== '',
                onBlur: () => onBlur?.(),
                onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
                  if (event.key === 'Escape' && isOpen) event.stopPropagation()
                },
              }),
            )}
            placeholder={value.length === 0 ? placeholder : undefined}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Chosen>
        <ToggleButton {...getToggleButtonProps({ disabled, 'aria-label': `Show ${label}` })} />
      </FieldBox>
      <PopupSurface ref={popup} {...popupAttributes} hidden={!isOpen}>
        <PopupList {...getMenuProps({ 'aria-label': label, 'aria-multiselectable': true })}>
          {isOpen &&
            items.map((option, index) => (
              <PopupOption
                key={option.id}
                {...getItemProps({ item: option, index, 'aria-selected': isChosen(option) })}
                data-highlighted={highlightedIndex === index ? '' : undefined}
                data-selected={isChosen(option) ? '' : undefined}
              >
                <OptionText label={option.label} description={option.description} query={query} />
                {isChosen(option) && <CheckIcon size="small" />}
              </PopupOption>
            ))}
        </PopupList>
        {isOpen && <OptionFace {...face} />}
      </PopupSurface>
      <VisuallyHidden role="status">{isOpen ? optionsNews(face) : ''}</VisuallyHidden>
    </>
  )
}
