import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { innerFocusRing } from './styles.ts'
import { tokens } from './theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  &[data-vertical] {
    flex-direction: row;
    align-items: flex-start;
    gap: ${space.s6};
  }
`

const List = styled.div`
  position: relative;
  display: flex;
  gap: ${space.s1};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: ${size.hairline} solid ${color.line};
  [data-vertical] > & {
    flex-direction: column;
    flex: none;
    min-width: ${size.drawer};
    border-block-end: 0;
    border-inline-end: ${size.hairline} solid ${color.line};
  }
`

const TabButton = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s2};
  flex: none;
  min-height: ${size.control};
  padding: ${space.s2} ${space.s3};
  border: 0;
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: transparent;
  color: ${color.textMedium};
  font-size: ${text.md};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
  text-align: start;
  cursor: pointer;
  transition: color ${motion.fast} ${motion.easing};
  &:hover {
    color: ${color.textStrong};
    background: ${color.hover};
  }
  &:focus-visible {
    ${innerFocusRing}
  }
  &[aria-selected='true'] {
    color: ${color.textStrong};
    &::after {
      content: '';
      position: absolute;
      inset-inline: ${space.s3};
      inset-block-end: 0;
      height: ${size.ring};
      border-radius: ${radius.round};
      background: ${color.accent};
    }
  }
  [data-vertical] > * > &[aria-selected='true']::after {
    inset-inline: auto 0;
    inset-block: ${space.s2};
    width: ${size.ring};
    height: auto;
  }
`

const Panel = styled.div`
  flex: 1;
  min-width: 0;
  padding-block-start: ${space.s6};
  [data-vertical] > & {
    padding-block-start: 0;
  }
  &:focus-visible {
    outline-offset: ${space.s1};
  }
`

export interface Tab<Id extends string> {
  id: Id
  label: string
  icon?: ReactNode
  /** After the label: a Badge, a mark. */
  end?: ReactNode
}

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** What the selected tab shows. */
  children: ReactNode
  vertical?: boolean
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Views of one thing beside each other. Arrow keys, Home and End go from tab to tab and show them. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children, vertical = false }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const across = vertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const step = across.includes(event.key) ? undefined : steps[event.key]
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = step && tabs[step(at, tabs.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <Root data-vertical={vertical ? '' : undefined}>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : 'horizontal'}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon}
            {tab.label}
            {tab.end}
          </TabButton>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </Panel>
    </Root>
  )
}
