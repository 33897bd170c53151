import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { fieldInputStyles } from './field-styles.ts'
import { SearchIcon } from './icons.tsx'
import { OptionText } from './OptionList.tsx'
import { matchesQuery } from './option-match.ts'
import { paletteLabel, paletteScrim, paletteSurface, paletteText } from './palette-styles.ts'
import { optionStyles } from './styles.ts'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, leading, motion, size, space, text } = tokens

const Overlay = styled(ModalOverlay)`
  ${paletteScrim}
  transition: opacity ${motion.fast} ${motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`

const Surface = styled(Modal)`
  ${paletteSurface}
`

const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  max-height: 60dvh;
  outline: none;
`

const SearchBox = styled.div`
  display: flex;
  align-items: center;
  padding-inline: ${space.s4} ${space.s2};
  border-block-end: ${size.hairline} solid ${color.line};
  > svg {
    color: ${color.textWeak};
  }
`

const Input = styled.input`
  ${fieldInputStyles}
  ${paletteText}
`

const List = styled.ul`
  flex: 1;
  min-height: 0;
  padding: ${space.s2};
  overflow-y: auto;
`

const Item = styled.li`
  ${optionStyles}
  > svg {
    color: ${color.textWeak};
  }
`

const Group = styled.span`
  margin-inline-start: auto;
  color: ${color.textWeak};
  font-size: ${text.xs};
  line-height: ${leading.xs};
`

const Nothing = styled.div`
  padding: ${space.s6};
  text-align: center;
  color: ${color.textMedium};
`

export interface Command {
  id: string
  label: string
  /** Where it belongs: 'Screens', 'Actions'. */
  group?: string
  icon?: ReactNode
  /** Other words it is found by. */
  keywords?: string
  run: () => void
}

export interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  commands: readonly Command[]
  label?: string
  /** What was typed before it stood. */
  typed?: string
}

/** Every screen and the commonest actions, found by typing. Its owner opens it, usually by Ctrl+K. */
export function CommandPalette({ open, onClose, commands, label = paletteLabel, typed = '' }: CommandPaletteProps) {
  return (
    <Overlay
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Surface>
        <Content aria-label={label}>
          <Commands commands={commands} label={label} typed={typed} onClose={onClose} />
        </Content>
      </Surface>
    </Overlay>
  )
}

function Commands({ commands, label, typed, onClose }: Required<Omit<CommandPaletteProps, 'open'>>) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState(typed)
  const [active, setActive] = useState(0)
  const found = commands.filter(({ label: name, keywords = '' }) => matchesQuery(`${name} ${keywords}`, query))
  const activeCommand = found[active]

  const run = (command: Command) => {
    onClose()
    command.run()
  }
  const goTo = (index: number) => {
    setActive(index)
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: (active + 1) % found.length,
      ArrowUp: (active + found.length - 1) % found.length,
      PageDown: found.length - 1,
      PageUp: 0,
    }
    const target = targets[event.key]
    if (event.key === 'Enter' && activeCommand) run(activeCommand)
    if (target === undefined || found.length === 0) return
    event.preventDefault()
    goTo(target)
  }

  return (
    <>
      <SearchBox>
        <SearchIcon />
        <Input
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeCommand ? `${id}-${activeCommand.id}` : undefined}
          autoFocus
          placeholder={label}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            goTo(0)
          }}
          onKeyDown={onKeyDown}
        />
      </SearchBox>
      <List ref={list} id={id} role="listbox" aria-label={label}>
        {found.map((command, index) => (
          <Item
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            aria-selected={index === active}
            data-highlighted={index === active ? '' : undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => run(command)}
          >
            {command.icon}
            <OptionText label={command.label} query={query} />
            {command.group && <Group>{command.group}</Group>}
          </Item>
        ))}
      </List>
      {found.length === 0 && <Nothing>Nothing found</Nothing>}
      <VisuallyHidden role="status">{found.length === 0 ? 'Nothing found' : `${found.length} found`}</VisuallyHidden>
    </>
  )
}
