import { valuesOfRecord } from '#rules/form-wire.ts'
import { minimumTextLength, textLength } from '#rules/profile.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { RichText } from '#ui/RichText.tsx'
import { RichTextEditor } from '#ui/RichTextEditor.tsx'
import { TypedTextScope } from '#ui/SaveStatus.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import { dayHere } from '../../shared/formats/format.ts'
import { monthsInWords } from '../../shared/formats/period.ts'
import { useServices } from '../../shared/services/services.ts'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { EntriesSection } from './EntriesSection.tsx'
import { StepForm, type StepMode } from './StepForm.tsx'

const historyViews: FieldViews<typeof profileForms.careerHistory> = {
  description: (field) => (
    <RichTextEditor
      {...field.text}
      label="Description"
      description="What you have done so far, in your own words."
      measure={textLength}
      minimumLength={minimumTextLength}
    />
  ),
}

/** Step 5, Career History (decisions B): a description of at least 250 characters, and entries. */
export function CareerHistoryStep({ profile, onNext }: StepMode & { profile: ProfileRecord }) {
  const view = useProfileForm('careerHistory', profile)
  return (
    <Stack $gap="s8">
      <TypedTextScope>
        <StepForm name="careerHistory" label="Career History" view={view} onNext={onNext}>
          <FormFields source={view.fields} views={historyViews} />
        </StepForm>
      </TypedTextScope>
      <TypedTextScope>
        <CareerEntries entries={profile.careerHistory.entries} />
      </TypedTextScope>
    </Stack>
  )
}

function CareerEntries({ entries }: { entries: ProfileRecord['careerHistory']['entries'] }) {
  const { now } = useServices()
  const view = useProfileEntries(
    'careerEntry',
    entries.map(({ id, jobTitle }) => ({ id, name: jobTitle })),
  )
  const views: FieldViews<typeof profileForms.careerEntry> = {
    jobTitle: (field) => <TextField {...field.text} label="Job title" autoComplete="organization-title" />,
    company: (field) => <TextField {...field.text} label="Company" autoComplete="organization" />,
    startDate: (field) => <DatePicker {...field.choice} label="Start date" month="first" max={dayHere(now())} />,
    endDate: (field) => <DatePicker {...field.choice} label="End date" month="last" />,
    stillWorking: (field) => <Checkbox {...field.toggle} label="I still work here" />,
    description: (field) => <RichTextEditor {...field.text} label="What you did" measure={textLength} />,
  }
  const shown = entries.map(({ id, ...one }) => ({
    id,
    title: one.jobTitle,
    lines: [one.company, monthsInWords(one.startDate, one.stillWorking ? 'present' : one.endDate)],
    children: one.description !== null && <RichText html={one.description} />,
    values: valuesOfRecord(profileForms.careerEntry, one),
  }))
  return (
    <EntriesSection
      kind="careerEntry"
      view={view}
      title="Positions"
      noun="position"
      entries={shown}
      emptyText="Add the positions you have held, the latest first."
    >
      <FormFields
        source={view.fields}
        views={views}
        layout={(place) => (
          <Grid>
            {place('jobTitle')}
            {place('company')}
            {place('startDate')}
            {place('endDate')}
          </Grid>
        )}
      />
    </EntriesSection>
  )
}
