import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { innerFocusRing } from './styles.ts'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

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

/** Where more tabs are out of sight, the row fades out under an arrow. */
const Frame = styled.div`
  position: relative;
  min-width: 0;
  border-block-end: ${size.hairline} solid ${color.line};
  [data-vertical] > & {
    flex: none;
    border-block-end: 0;
    border-inline-end: ${size.hairline} solid ${color.line};
  }
`

const List = styled.div`
  display: flex;
  gap: ${space.s1};
  overflow-x: auto;
  scrollbar-width: none;
  [data-more~='before'] > & {
    mask-image: linear-gradient(to right, transparent ${space.s8}, #000 ${space.s16});
  }
  [data-more~='after'] > & {
    mask-image: linear-gradient(to left, transparent ${space.s8}, #000 ${space.s16});
  }
  [data-more='before after'] > & {
    mask-image: linear-gradient(
      to right,
      transparent ${space.s8},
      #000 ${space.s16} calc(100% - ${space.s16}),
      transparent calc(100% - ${space.s8})
    );
  }
  [data-vertical] & {
    flex-direction: column;
    min-width: ${size.drawer};
  }
  [data-equal] & {
    gap: 0;
    > * {
      flex: 1 1 0;
      justify-content: center;
      min-width: 0;
      min-height: ${space.s12};
      padding-inline: 0;
    }
  }
`

/** For the pointer only: the keyboard walks the tabs themselves, and a finger drags them. */
const More = styled.button`
  position: absolute;
  inset-block: 0;
  display: grid;
  place-items: center;
  width: ${space.s8};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.textMedium};
  cursor: pointer;
  &[data-side='before'] {
    inset-inline-start: 0;
  }
  &[data-side='after'] {
    inset-inline-end: 0;
  }
  &:hover {
    color: ${color.textStrong};
  }
`

const Mark = styled.span`
  flex: none;
  width: ${space.s2};
  height: ${space.s2};
  border-radius: ${radius.round};
  background: ${color.warning};
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
  [data-vertical] &[aria-selected='true']::after {
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
  [data-equal] > & {
    padding-block-start: ${space.s4};
  }
  &:focus-visible {
    outline-offset: ${space.s1};
  }
`

export interface Tab<Id extends string> {
  id: Id
  label: string
  /** Stands in place of the label, which then is only said. */
  content?: ReactNode
  icon?: ReactNode
  /** After the label: a Badge, a mark. */
  end?: ReactNode
  /** What the dot after the label means: 'something is missing'. Without it there is no dot. */
  mark?: string | undefined
}

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** What the selected tab shows. */
  children: ReactNode
  vertical?: boolean
  /** Few and short enough that all are in sight, in equal parts. */
  equal?: boolean
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

type Hidden = '' | 'before' | 'after' | 'before after'

/** On which sides tabs are out of sight. */
function useHiddenTabs(list: RefObject<HTMLElement | null>): Hidden {
  const [hidden, setHidden] = useState<Hidden>('')
  useEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const before = element.scrollLeft > 1
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setHidden(before && after ? 'before after' : before ? 'before' : after ? 'after' : '')
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [list])
  return hidden
}

const tabIn = (list: HTMLElement, id: string) => list.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)

/** Views of one thing beside each other. Arrow keys, Home and End go from tab to tab and show them. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children, vertical, equal }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const hidden = useHiddenTabs(list)

  useEffect(() => {
    const row = list.current
    const tab = row && tabIn(row, selected)
    if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [selected])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const across = vertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
    const step = across.includes(event.key) ? undefined : steps[event.key]
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = step && tabs[step(at, tabs.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    if (list.current) tabIn(list.current, next.id)?.focus({ preventScroll: true })
  }
  const more = (side: 'before' | 'after') =>
    hidden.includes(side) && (
      <More
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        data-side={side}
        onClick={() => {
          const row = list.current
          if (row) row.scrollLeft += (side === 'after' ? 0.7 : -0.7) * row.clientWidth
        }}
      >
        {side === 'after' ? <ChevronRightIcon size="small" /> : <ChevronLeftIcon size="small" />}
      </More>
    )
  return (
    <Root data-vertical={vertical ? '' : undefined} data-equal={equal ? '' : undefined}>
      <Frame data-more={hidden || undefined}>
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
              title={tab.mark}
              aria-label={tab.content === undefined ? undefined : tab.label}
              onClick={() => onSelect(tab.id)}
            >
              {tab.icon}
              {tab.content ?? tab.label}
              {tab.end}
              {tab.mark && (
                <Mark>
                  <VisuallyHidden>{`, ${tab.mark}`}</VisuallyHidden>
                </Mark>
              )}
            </TabButton>
          ))}
        </List>
        {more('before')}
        {more('after')}
      </Frame>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </Panel>
    </Root>
  )
}
