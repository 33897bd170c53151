import { useCombobox, useMultipleSelection } from 'downshift'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Chip } from './Chip.tsx'
import { Field, FieldBox, type FieldControlProps, FieldInput, type FieldTexts } from './Field.tsx'
import { type Option, OptionList, type OptionSourceProps } from './OptionList.tsx'
import { chosenFrom, isAction, optionRows } from './option-rows.ts'
import { ToggleButton } from './ToggleButton.tsx'
import { tokens } from './theme.ts'
import { useHandedFocus } from './use-handed-focus.ts'
import { usePopupPosition } from './use-popup-position.ts'

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
  /** Most that may be chosen; the others then wait with a text. */
  maximum?: number
  onBlur?: () => void
}

/**
 * Several of many, as chips in the field. The list stays open while choosing; Backspace in the empty input removes the
 * last chip, Left goes to the chips, Delete removes the one in focus.
 */
export function MultiSelect({ label, description, error, required, hideLabel, ...rest }: MultiSelectProps) {
  const handed = useHandedFocus()
  return (
    <Field {...{ label, description, error, required }} lockedBy={rest.disabledReason} {...(hideLabel ? { hideLabel } : {})}>
      {(control) =>
        rest.readOnly ? (
          <FixedChoices {...rest} handed={handed} control={control} />
        ) : (
          <MultiCombobox {...rest} handed={handed} label={label} control={control} />
        )
      }
    </Field>
  )
}

type ControlProps = Omit<MultiSelectProps, keyof FieldTexts> & {
  control: FieldControlProps
  handed: ReturnType<typeof useHandedFocus>
}

function FixedChoices({ control, value, name, ref, handed }: ControlProps) {
  const place = useMemo(() => handed(), [handed])
  return (
    <FieldBox ref={place} data-read-only="">
      <Chosen>
        {value.map((option) => (
          <Chip key={option.id}>{option.label}</Chip>
        ))}
        <Input {...control} ref={ref} readOnly value="" />
      </Chosen>
      {name && <input type="hidden" name={name} value={value.map(({ id }) => id).join(',')} />}
    </FieldBox>
  )
}

function MultiCombobox(props: ControlProps & { label: string }) {
  const { label, control, value, onChange, onBlur, onQuery, status = 'ready', onRetry, placeholder, name, ref } = props
  const { emptyText = 'Nothing found', failedText = 'The options could not be loaded.', action } = props
  const disabled = props.disabled || Boolean(props.disabledReason)
  const [query, setQuery] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const place = useMemo(() => props.handed(box), [props.handed])
  const { rows: fitting, count, hidden, waitsForQuery } = optionRows(props, query, null)
  const isChosen = (option: Option) => value.some((chosen) => chosen.id === option.id)
  const full = props.maximum !== undefined && value.length >= props.maximum
  const rows = full ? fitting.map((row) => (isChosen(row) || isAction(row) ? row : { ...row, disabled: true })) : fitting
  const search = (text: string) => {
    setQuery(text)
    onQuery?.(text)
  }
  const toggle = (option: Option) =>
    onChange(isChosen(option) ? value.filter((chosen) => chosen.id !== option.id) : [...value, option])
  /**
   * Where the row is pressed, not in what the combobox says of its state afterwards: that tells no more than the last of several changes
   * before it is drawn, so a choice was lost on a slow device.
   */
  const choose = (row: Option) => {
    const chosen = chosenFrom(row)
    toggle(chosen)
    if (chosen.custom) search('')
  }

  const selection = useMultipleSelection<Option>({
    selectedItems: [...value],
    itemToKey: (option) => option?.id,
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems),
  })

  const combobox = useCombobox<Option>({
    items: rows,
    inputId: control.id,
    inputValue: query,
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id,
    isItemDisabled: (option) => option.disabled ?? false,
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case useCombobox.stateChangeTypes.InputKeyDownEnter:
        case useCombobox.stateChangeTypes.ItemClick:
          return { ...state, isOpen: true }
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...changes, selectedItem: null, inputValue: '' }
        default:
          return changes
      }
    },
    onStateChange: ({ type, inputValue }) => {
      if (inputValue !== undefined && inputValue !== query && type !== useCombobox.stateChangeTypes.InputChange)
        search(inputValue)
    },
  })
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = combobox
  usePopupPosition(popup, box, isOpen)

  /** The action is no option: it is kept from becoming a chip. */
  const act = (event: { nativeEvent: Event }) => {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    combobox.closeMenu()
    action?.onPress(query.trim())
  }

  const dropdown = selection.getDropdownProps({ ...(ref ? { ref } : {}), preventKeyAction: isOpen && query !== '' })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isOpen) event.stopPropagation()
    const marked = event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing ? rows[highlightedIndex] : undefined
    if (isAction(marked)) {
      event.preventDefault()
      act(event)
      return
    }
    if (marked !== undefined && !marked.disabled) choose(marked)
    dropdown.onKeyDown?.(event)
  }

  return (
    <>
      <FieldBox ref={place} data-invalid={control['aria-invalid'] ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        <Chosen>
          {value.map((option, index) => (
            <ChosenItem key={option.id} {...selection.getSelectedItemProps({ selectedItem: option, index })}>
              <Chip {...(disabled ? {} : { onRemove: () => toggle(option) })}>{option.label}</Chip>
            </ChosenItem>
          ))}
          <Input
            {...getInputProps({
              ...control,
              ...dropdown,
              disabled,
              onBlur: () => {
                // The combobox forgets it only while its list is open, which Escape has closed.
                if (query !== '') search('')
                onBlur?.()
              },
              // At once: the next letter of somebody who types fast would otherwise be put into the text before this one.
              onChange: (event: React.ChangeEvent<HTMLInputElement>) => search(event.currentTarget.value),
              onKeyDown,
            })}
            placeholder={value.length === 0 ? placeholder : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Chosen>
        <ToggleButton {...getToggleButtonProps({ disabled, 'aria-label': `Show ${label}` })} />
      </FieldBox>
      {name && <input type="hidden" name={name} value={value.map(({ id }) => id).join(',')} />}
      <OptionList
        popup={popup}
        isOpen={isOpen}
        menuProps={getMenuProps({ 'aria-label': label, 'aria-multiselectable': true })}
        rows={rows}
        rowProps={(item, index) =>
          getItemProps({
            item,
            index,
            'aria-selected': isChosen(item),
            onClick: (event) => (isAction(item) ? act(event) : choose(item)),
          })
        }
        highlighted={highlightedIndex}
        isChosen={isChosen}
        query={query}
        action={action}
        view={{ status, count, hidden, waitsForQuery, emptyText, failedText, onRetry }}
        announce
      />
    </>
  )
}
