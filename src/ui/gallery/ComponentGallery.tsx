import { styled } from 'styled-components'
import { Cluster } from '../layout.tsx'
import { Select } from '../Select.tsx'
import { media, tokens } from '../theme.ts'
import { type ThemeChoice, themeChoice } from '../theme-choice.ts'
import { useDeviceChoice } from '../use-device-choice.ts'
import { ButtonsSection } from './ButtonsSection.tsx'
import { ChartsSection } from './ChartsSection.tsx'
import { ChoicesSection } from './ChoicesSection.tsx'
import { CodeSection } from './CodeSection.tsx'
import { DataSection } from './DataSection.tsx'
import { DisplaySection } from './DisplaySection.tsx'
import { FeedbackSection } from './FeedbackSection.tsx'
import { FieldsSection } from './FieldsSection.tsx'
import { FilesSection } from './FilesSection.tsx'
import { IconsSection } from './IconsSection.tsx'
import { OverlaysSection } from './OverlaysSection.tsx'
import { RichTextSection } from './RichTextSection.tsx'
import { ShellSection } from './ShellSection.tsx'
import { StepsSection } from './StepsSection.tsx'

const { leading, size, space, text } = tokens

const Page = styled.main`
  max-width: ${size.page};
  margin-inline: auto;
  padding: ${space.s8};
  @media ${media.belowCompact} {
    padding: ${space.s4};
  }
`

const Title = styled.h1`
  font-size: ${text.xxxl};
  line-height: ${leading.xxxl};
`

const ThemeSwitch = styled.div`
  width: 10rem;
`

const themes: readonly { id: ThemeChoice; label: string }[] = [
  { id: 'system', label: 'Same as device' },
  { id: 'dark', label: 'Dark' },
  { id: 'light', label: 'Light' },
]

const sections = [
  ButtonsSection,
  FieldsSection,
  ChoicesSection,
  RichTextSection,
  CodeSection,
  FilesSection,
  StepsSection,
  DisplaySection,
  DataSection,
  ChartsSection,
  FeedbackSection,
  OverlaysSection,
  ShellSection,
  IconsSection,
]

/** Every shared component in its states, for looking at and for the accessibility checks. */
export function ComponentGallery() {
  const choice = useDeviceChoice(themeChoice)
  return (
    <Page>
      <Cluster $justify="space-between" style={{ marginBlockEnd: space.s6 }}>
        <Title>Components</Title>
        <ThemeSwitch>
          <Select label="Theme" hideLabel options={themes} value={choice} onChange={themeChoice.choose} />
        </ThemeSwitch>
      </Cluster>
      {sections.map((Content) => (
        <Content key={Content.name} />
      ))}
    </Page>
  )
}
