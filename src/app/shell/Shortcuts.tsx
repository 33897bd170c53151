import { styled } from 'styled-components'
import { Dialog } from '#ui/Dialog.tsx'
import { media, tokens } from '#ui/theme.ts'
import { type Shortcut, shortcutGroups } from '#view-models/shortcuts.ts'
import { useSystem } from '../system-context.ts'

const { color, font, leading, radius, size, space, text, weight } = tokens

/** It takes the focus, so that a keyboard can scroll it. */
const Groups = styled.div`
  column-count: 2;
  column-gap: ${space.s8};
  @media ${media.belowMedium} {
    column-count: 1;
  }
`

const Group = styled.section`
  margin-block-end: ${space.s6};
  break-inside: avoid;
`

const Title = styled.h3`
  margin: 0 0 ${space.s2};
  color: ${color.textStrong};
  font-size: ${text.md};
  font-weight: ${weight.strong};
  line-height: ${leading.md};
`

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s2} ${space.s4};
  margin: 0;
`

const Keys = styled.dd`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space.s1};
  margin: 0;
`

const Key = styled.kbd`
  padding: 0 ${space.s2};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.small};
  color: ${color.textStrong};
  font: ${text.xs} / ${leading.md} ${font.mono};
`

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

function Row({ does, keys }: Shortcut) {
  return (
    <>
      <dt>{does}</dt>
      <Keys>
        {keys.map((pressed) => (
          <Key key={pressed}>{isMac ? pressed.replace('Ctrl+', '⌘') : pressed}</Key>
        ))}
      </Keys>
    </>
  )
}

/** Every key that does something, by the place where it does. */
export function Shortcuts() {
  const { shell } = useSystem()
  return (
    <Dialog open dismissable width={800} title="Keyboard shortcuts" onClose={() => shell.send({ type: 'palette.closed' })}>
      <Groups role="region" aria-label="Shortcuts" tabIndex={0}>
        {shortcutGroups.map(({ place, shortcuts }) => (
          <Group key={place}>
            <Title>{place}</Title>
            <List>
              {shortcuts.map((shortcut) => (
                <Row key={shortcut.does} {...shortcut} />
              ))}
            </List>
          </Group>
        ))}
      </Groups>
    </Dialog>
  )
}
