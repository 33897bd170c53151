import { minimumTextLength, textLength } from '#rules/profile.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { RichText } from '#ui/RichText.tsx'
import { RichTextEditor } from '#ui/RichTextEditor.tsx'
import { TextField } from '#ui/TextField.tsx'
import { dayHere } from '../../format.ts'
import { periodInWords } from '../../period.ts'
import { useServices } from '../../services.ts'
import { FieldPlace } from '../FieldPlace.tsx'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { EntriesSection } from './EntriesSection.tsx'
import { StepForm, type StepMode } from './StepForm.tsx'

/** Step 5, Career History (decisions B): a description of at least 250 characters, and entries. */
export function CareerHistoryStep({ profile, onNext }: StepMode & { profile: ProfileRecord }) {
  const view = useProfileForm('careerHistory', profile)
  return (
    <Stack $gap="s8">
      <StepForm name="careerHistory" label="Career History" view={view} onNext={onNext}>
        <FieldPlace field="description">
          <RichTextEditor
            {...view.fields.text('description')}
            label="Description"
            description="What you have done so far, in your own words."
            measure={textLength}
            minimumLength={minimumTextLength}
          />
        </FieldPlace>
      </StepForm>
      <CareerEntries entries={profile.careerHistory.entries} />
    </Stack>
  )
}

function CareerEntries({ entries }: { entries: ProfileRecord['careerHistory']['entries'] }) {
  const { now } = useServices()
  const view = useProfileEntries(
    'careerEntry',
    entries.map(({ id, jobTitle }) => ({ id, name: jobTitle })),
  )
  const { fields } = view
  const working = fields.toggle('stillWorking')
  const shown = entries.map(({ id, ...one }) => ({
    id,
    title: one.jobTitle,
    lines: [one.company, periodInWords(one.startDate, one.stillWorking ? 'present' : one.endDate)],
    children: one.description !== null && <RichText html={one.description} />,
    values: {
      company: one.company,
      jobTitle: one.jobTitle,
      startDate: one.startDate ?? '',
      endDate: one.endDate ?? '',
      stillWorking: one.stillWorking,
      description: one.description ?? '',
    },
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
      <Grid>
        <TextField {...fields.text('jobTitle')} label="Job title" autoComplete="organization-title" />
        <TextField {...fields.text('company')} label="Company" autoComplete="organization" />
        <DatePicker {...fields.choice('startDate')} label="Start date" max={dayHere(now())} />
        {!working.value && <DatePicker {...fields.choice('endDate')} label="End date" />}
      </Grid>
      <Checkbox name={working.name} label="I still work here" checked={working.value} onChange={working.onChange} />
      <RichTextEditor {...fields.text('description')} label="What you did" measure={textLength} />
    </EntriesSection>
  )
}
