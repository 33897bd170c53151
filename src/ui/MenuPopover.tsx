import type { RefObject } from 'react'
import { Menu, MenuItem, Separator } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { FloatingSurface } from './FloatingSurface.tsx'
import type { MenuItem as MenuAction, MenuEntry } from './Menu.tsx'
import { optionStyles } from './styles.ts'
import { tokens } from './theme.ts'

const { color, leading, size, space, text } = tokens

const List = styled(Menu)`
  min-width: 12rem;
  padding: ${space.s1};
  outline: none;
  /* What has no icon among those that have begins where their words do. */
  &:has([role^='menuitem'] > svg) > [role^='menuitem']:not(:has(> svg)) {
    padding-inline-start: calc(2 * ${space.s3} + ${size.icon});
  }
`

const Item = styled(MenuItem)`
  ${optionStyles}
  text-decoration: none;
  > svg {
    color: ${color.textMedium};
  }
  &[data-danger] {
    color: ${color.error};
    > svg {
      color: inherit;
    }
  }
`

const Line = styled(Separator)`
  margin: ${space.s1} 0;
  border: 0;
  border-block-start: ${size.hairline} solid ${color.line};
`

const Description = styled.span`
  display: block;
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textWeak};
`

export interface MenuPopoverProps {
  label: string
  items: readonly MenuEntry[]
  triggerRef: RefObject<HTMLElement | null>
  onChoose: (item: MenuAction) => void
  onClose: () => void
}

/** The open menu: loaded when it is first needed. */
export function MenuPopover({ label, items, triggerRef, onChoose, onClose }: MenuPopoverProps) {
  return (
    <FloatingSurface
      aria-label={label}
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <List aria-label={label} autoFocus="first" onClose={onClose}>
        {items.map((item) =>
          'separator' in item ? (
            <Line key={item.separator} />
          ) : (
            <Item
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={item.disabledReason !== undefined}
              data-danger={item.danger ? '' : undefined}
              onAction={() => onChoose(item)}
            >
              {item.icon}
              <span>
                {item.label}
                {(item.disabledReason ?? item.description) && (
                  <Description>{item.disabledReason ?? item.description}</Description>
                )}
              </span>
            </Item>
          ),
        )}
      </List>
    </FloatingSurface>
  )
}
