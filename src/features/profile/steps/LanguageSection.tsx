import type { profileForms } from '#rules/profile-forms.ts'
import { languageLevels, languages } from '#rules/profile-values.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Grid } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import { optionsOf } from '../options.ts'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { EntriesSection } from './EntriesSection.tsx'

const languageOptions = optionsOf(languages)
const levelOptions = optionsOf(languageLevels)

const views: FieldViews<typeof profileForms.languageSkill> = {
  language: (field) => <Autocomplete {...field.search(languageOptions)} label="Language" allowCustom />,
  level: (field) => <Select {...field.choice} label="Level" options={levelOptions} placeholder="Choose" />,
}

/** Language Skills of step 4. */
export function LanguageSection({ skills }: { skills: ProfileRecord['languageSkills'] }) {
  const view = useProfileEntries(
    'languageSkill',
    skills.map(({ id, language }) => ({ id, name: language })),
  )
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
        <FormFields source={view.fields} views={views} />
      </Grid>
    </EntriesSection>
  )
}
