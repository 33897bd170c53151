import { degrees } from '#rules/profile-values.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Grid } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { periodInWords } from '../../period.ts'
import { optionsOf } from '../options.ts'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { EntriesSection } from './EntriesSection.tsx'

const degreeOptions = optionsOf(degrees)

/** Step 3, Education (decisions B). */
export function EducationStep({ profile: { educations } }: { profile: ProfileRecord }) {
  const view = useProfileEntries(
    'education',
    educations.map(({ id, degree }) => ({ id, name: degree ?? '' })),
  )
  const { fields } = view
  const studying = fields.toggle('stillStudying')
  const entries = educations.map(({ id, ...one }) => ({
    id,
    title: [one.degree, one.fieldOfStudy].filter(Boolean).join(', ') || 'Education',
    lines: [one.institute ?? '', periodInWords(one.startDate, one.stillStudying ? 'present' : one.endDate)],
    values: {
      degree: one.degree ?? '',
      fieldOfStudy: one.fieldOfStudy ?? '',
      institute: one.institute ?? '',
      startDate: one.startDate ?? '',
      endDate: one.endDate ?? '',
      stillStudying: one.stillStudying,
    },
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
      <Grid>
        <Select {...fields.choice('degree')} label="Degree" options={degreeOptions} placeholder="Choose" />
        <TextField {...fields.text('fieldOfStudy')} label="Field of study" />
      </Grid>
      <TextField {...fields.text('institute')} label="Institute" autoComplete="organization" />
      <Grid>
        <DatePicker {...fields.choice('startDate')} label="Start date" />
        {!studying.value && <DatePicker {...fields.choice('endDate')} label="End date" />}
      </Grid>
      <Checkbox name={studying.name} label="I still study here" checked={studying.value} onChange={studying.onChange} />
    </EntriesSection>
  )
}
