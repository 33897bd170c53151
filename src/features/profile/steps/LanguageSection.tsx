import { languageLevels, languages } from '#rules/profile-values.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Grid } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { optionsOf } from '../options.ts'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { EntriesSection } from './EntriesSection.tsx'

const languageOptions = optionsOf(languages)
const levelOptions = optionsOf(languageLevels)

/** Language Skills of step 4. */
export function LanguageSection({ skills }: { skills: ProfileRecord['languageSkills'] }) {
  const view = useProfileEntries(
    'languageSkill',
    skills.map(({ id, language }) => ({ id, name: language })),
  )
  const { fields } = view
  const entries = skills.map(({ id, language, level }) => ({ id, title: language, lines: [level], values: { language, level } }))
  return (
    <EntriesSection
      kind="languageSkill"
      view={view}
      title="Language Skills"
      noun="language"
      entries={entries}
      emptyText="Add the languages in which you can work."
    >
      <Grid>
        <Autocomplete {...fields.search('language', languageOptions)} label="Language" allowCustom />
        <Select {...fields.choice('level')} label="Level" options={levelOptions} placeholder="Choose" />
      </Grid>
    </EntriesSection>
  )
}
