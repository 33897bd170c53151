import { valuesOfRecord } from '#rules/form-wire.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { degrees } from '#rules/profile-values.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Grid } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import { periodInWords } from '../../shared/formats/period.ts'
import { optionsOf } from '../options.ts'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { EntriesSection } from './EntriesSection.tsx'

const degreeOptions = optionsOf(degrees)

const views: FieldViews<typeof profileForms.education> = {
  degree: (field) => <Select {...field.choice} label="Degree" options={degreeOptions} placeholder="Choose" />,
  fieldOfStudy: (field) => <TextField {...field.text} label="Field of study" />,
  institute: (field) => <TextField {...field.text} label="Institute" autoComplete="organization" />,
  startDate: (field) => <DatePicker {...field.choice} label="Start date" />,
  endDate: (field) => <DatePicker {...field.choice} label="End date" />,
  stillStudying: (field) => <Checkbox {...field.toggle} label="I still study here" />,
}

/** Step 3, Education (decisions B). */
export function EducationStep({ profile: { educations } }: { profile: ProfileRecord }) {
  const view = useProfileEntries(
    'education',
    educations.map(({ id, degree }) => ({ id, name: degree ?? '' })),
  )
  const entries = educations.map(({ id, ...one }) => ({
    id,
    title: [one.degree, one.fieldOfStudy].filter(Boolean).join(', ') || 'Education',
    lines: [one.institute ?? '', periodInWords(one.startDate, one.stillStudying ? 'present' : one.endDate)],
    values: valuesOfRecord(profileForms.education, one),
  }))
  return (
    <EntriesSection
      kind="education"
      view={view}
      title="Schools and courses"
      noun="education"
      entries={entries}
      emptyText="Add the schools and courses that you would like a customer to see."
    >
      <FormFields
        source={view.fields}
        views={views}
        layout={(place) => (
          <>
            <Grid>
              {place('degree')}
              {place('fieldOfStudy')}
            </Grid>
            {place('institute')}
            <Grid>
              {place('startDate')}
              {place('endDate')}
            </Grid>
          </>
        )}
      />
    </EntriesSection>
  )
}
