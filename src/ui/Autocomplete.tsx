import { useCombobox } from 'downshift'
import { useMemo, useRef, useState } from 'react'
import { CloseIcon } from './basic-icons.tsx'
import { Field, FieldBox, type FieldControlProps, FieldInput, type FieldTexts } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { type Option, OptionList, type OptionSourceProps } from './OptionList.tsx'
import { fittingOptions, isSameText } from './option-match.ts'
import { chosenFrom, isAction, optionRows } from './option-rows.ts'
import { ToggleButton } from './ToggleButton.tsx'
import { useHandedFocus } from './use-handed-focus.ts'
import { usePopupPosition } from './use-popup-position.ts'

export interface AutocompleteProps extends FieldTexts, OptionSourceProps {
  value: Option | null
  onChange: (value: Option | null) => void
  onBlur?: () => void
  /** Reads help and reason aloud without showing them, where a tooltip does. */
  hideDescription?: boolean
}

const labelOf = (option: Option | null) => option?.label ?? ''

/**
 * One of many, found by typing. Enter takes what is marked, or the only one that fits. Leaving the field takes the option the arrow keys stand on, the one that says what was typed, or
 * the only one that fits it; with `allowCustom` what was typed; else it brings the chosen one back. Emptying it clears it.
 */
export function Autocomplete(props: AutocompleteProps) {
  const { label, description, error, required, hideLabel = false, hideDescription = false, ...rest } = props
  const handed = useHandedFocus()
  return (
    <Field {...{ label, description, error, required, hideLabel, hideDescription }} lockedBy={rest.disabledReason}>
      {(control) =>
        rest.readOnly ? (
          <FixedChoice {...rest} handed={handed} control={control} />
        ) : (
          <Combobox {...rest} handed={handed} label={label} control={control} />
        )
      }
    </Field>
  )
}

type ControlProps = Omit<AutocompleteProps, keyof FieldTexts | 'hideDescription'> & {
  control: FieldControlProps
  handed: ReturnType<typeof useHandedFocus>
}

function FixedChoice({ control, value, name, ref, handed }: ControlProps) {
  const place = useMemo(() => handed(), [handed])
  return (
    <FieldBox ref={place} data-read-only="">
      <FieldInput {...control} ref={ref} readOnly value={labelOf(value)} />
      {name && <input type="hidden" name={name} value={value?.id ?? ''} />}
    </FieldBox>
  )
}

/** Typing begins anew: the chosen one's name is not edited but replaced. */
function selectWhole({ currentTarget }: { currentTarget: HTMLInputElement }) {
  if (currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
}

function Combobox(props: ControlProps & { label: string }) {
  const { label, control, options, value, onChange, onBlur, onQuery, status = 'ready', onRetry, placeholder, name, ref } = props
  const { emptyText = 'Nothing found', failedText = 'The options could not be loaded.', action } = props
  const disabled = props.disabled || Boolean(props.disabledReason)
  const [query, setQuery] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const place = useMemo(() => props.handed(box), [props.handed])
  /** Whether the arrow keys put the mark where it is: one under a resting pointer is nobody's choice. */
  const isWalked = useRef(false)
  const { rows, count, hidden, waitsForQuery } = optionRows(props, query, value)
  const search = (text: string) => {
    setQuery(text)
    onQuery?.(text)
  }

  /** What is chosen when the field is left with this text in it and the mark on this row. */
  const settled = (text: string, chosen: Option | null, marked: Option | undefined): Option | null => {
    const typed = text.trim()
    if (marked !== undefined && isWalked.current && !isAction(marked) && !marked.disabled) return chosenFrom(marked)
    if (typed === '') return null
    if (typed === labelOf(chosen)) return chosen
    const same = options.find((option) => isSameText(option.label, typed) && !option.disabled)
    if (same !== undefined) return same
    if (props.allowCustom) return { id: typed, label: typed, custom: true }
    // What a server still searches for may have more.
    const [only, ...others] = onQuery || status !== 'ready' ? [] : fittingOptions(options, typed)
    return only !== undefined && others.length === 0 && !only.disabled ? only : chosen
  }

  const combobox = useCombobox<Option>({
    items: rows,
    inputId: control.id,
    selectedItem: value,
    itemToString: labelOf,
    // With its name: one that was chosen before the list was there gets it with the list.
    itemToKey: (option) => option && `${option.id} ${option.label}`,
    isItemDisabled: (option) => option.disabled ?? false,
    stateReducer: (state, { type, changes }) => {
      const isEntered = type === useCombobox.stateChangeTypes.InputKeyDownEnter && state.highlightedIndex < 0
      if (isEntered || type === useCombobox.stateChangeTypes.InputBlur) {
        const left = settled(state.inputValue, state.selectedItem, rows[state.highlightedIndex])
        // By Enter, what fits nothing stays to be mended.
        if (isEntered && left === state.selectedItem && state.inputValue.trim() !== labelOf(left)) return state
        return { ...changes, selectedItem: left, inputValue: labelOf(left), isOpen: false }
      }
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
      }
      // What is chosen elsewhere meanwhile, as when the choices arrive, takes nobody's typing away.
      if (type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem && state.isOpen && query !== '') return state
      return changes.selectedItem ? { ...changes, selectedItem: chosenFrom(changes.selectedItem) } : changes
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onHighlightedIndexChange: ({ type }) => {
      isWalked.current =
        type === useCombobox.stateChangeTypes.InputKeyDownArrowDown || type === useCombobox.stateChangeTypes.InputKeyDownArrowUp
    },
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) search(inputValue)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen && query !== '') search('')
    },
  })
  const { isOpen, highlightedIndex, selectedItem, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = combobox
  usePopupPosition(popup, box, isOpen)

  /** The action is no option: it is kept from becoming the value. */
  const act = (event: { nativeEvent: Event }) => {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    combobox.setInputValue(labelOf(value))
    combobox.closeMenu()
    action?.onPress(query.trim())
  }

  return (
    <>
      <FieldBox ref={place} data-invalid={control['aria-invalid'] ? '' : undefined} data-disabled={disabled ? '' : undefined}>
        <FieldInput
          {...getInputProps({
            ...control,
            disabled,
            ...(ref ? { ref } : {}),
            onBlur: () => onBlur?.(),
            onFocus: selectWhole,
            onClick: (event) => {
              if (event.currentTarget.value === labelOf(value)) selectWhole(event)
            },
            onKeyDown: (event) => {
              if (event.key === 'Escape' && isOpen) event.stopPropagation()
              if (event.key === 'Enter' && isOpen && isAction(rows[highlightedIndex])) {
                event.preventDefault()
                act(event)
              }
            },
          })}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {selectedItem && !disabled && (
          <IconButton label={`Clear ${label}`} size="small" hideTooltip skipsTab onPress={() => combobox.selectItem(null)}>
            <CloseIcon size="small" />
          </IconButton>
        )}
        <ToggleButton
          {...getToggleButtonProps({
            disabled,
            'aria-label': `Show ${label}`,
            'aria-describedby': disabled ? control['aria-describedby'] : undefined,
          })}
        />
      </FieldBox>
      {name && <input type="hidden" name={name} value={value?.id ?? ''} />}
      <OptionList
        popup={popup}
        isOpen={isOpen}
        menuProps={getMenuProps({ 'aria-label': label })}
        rows={rows}
        rowProps={(item, index) => getItemProps({ item, index, ...(isAction(item) ? { onClick: act } : {}) })}
        highlighted={highlightedIndex}
        isChosen={(row) => selectedItem?.id === row.id}
        query={query}
        action={action}
        view={{ status, count, hidden, waitsForQuery, emptyText, failedText, onRetry }}
        announce
      />
    </>
  )
}
