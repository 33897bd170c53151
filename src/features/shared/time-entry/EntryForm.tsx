import { type Ref, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import {
  descriptionMaxLength,
  shownActivities,
  shownTechnologies,
  type TimesheetField,
  ticketMaxLength,
} from '#rules/timesheet.ts'
import { Alert } from '#ui/Alert.tsx'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea, TextField } from '#ui/TextField.tsx'
import { media, tokens } from '#ui/theme.ts'
import { EffortField } from './EffortField.tsx'
import { EntryWarning } from './EntryWarning.tsx'
import { EpicPicker } from './EpicPicker.tsx'
import { RecentEntries } from './RecentEntries.tsx'
import type { EntryFormView } from './use-entry-form.ts'

const { space } = tokens

const Row = styled.div`
  display: grid;
  gap: ${space.s5} ${space.s4};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media ${media.fromCompact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

interface EntryFormProps {
  view: EntryFormView
  id: string
  label: string
  /** Tells the epic pickers of a page apart. */
  owner: string
  /** Whether commitment and project are chosen here too. */
  hasPlace: boolean
  onSubmit: () => void
}

/** A keyboard that comes up over the form by itself is nobody's wish. */
const hasKeyboard = () => globalThis.matchMedia?.('(pointer: fine)').matches ?? true

interface Named {
  readonly id: string
  readonly name: string
}

const optionOf = ({ id, name }: Named) => ({ id, label: name })

/** The fields of a time record (specification 5, Timesheet form). */
export function EntryForm({ view, id, label, owner, hasPlace, onSubmit }: EntryFormProps) {
  const { values, errors, warnings, choices, busy, change, leave } = view
  const common = (field: TimesheetField) => ({
    name: field,
    required: true,
    readOnly: busy,
    error: errors[field],
    onBlur: () => leave(field),
  })
  const status = choices !== null ? 'ready' : view.choicesFailed ? 'failed' : 'loading'
  const chosen = <One extends { id: string; label: string }>(options: readonly One[], value: string, named = value) =>
    value === '' ? null : (options.find((one) => one.id === value) ?? { id: value, label: named })
  const source = { status, onRetry: view.retryChoices } as const
  const first = useRef<HTMLInputElement>(null)
  const effort = useRef<HTMLInputElement>(null)
  const { isNew } = view
  useEffect(() => {
    if (isNew && hasKeyboard()) first.current?.focus()
  }, [isNew])
  return (
    <Form id={id} label={label} refusals={view.refusals} onSubmit={onSubmit}>
      {view.choicesFailed && (
        <Alert tone="error" actions={<Button onPress={view.retryChoices}>Retry</Button>}>
          The commitments and activities could not be loaded.
        </Alert>
      )}
      {view.refusal !== null && <Alert tone="error">{view.refusal}</Alert>}
      {isNew && (
        <RecentEntries
          entries={view.repeatable}
          busy={busy}
          onRepeat={(entry) => {
            // The effort is selected whole, so it must be there.
            flushSync(() => view.repeat(entry))
            effort.current?.focus()
          }}
        />
      )}
      {hasPlace && <PlaceFields first={first} view={view} common={common} source={source} chosen={chosen} />}
      <EpicPicker
        projectId={values.projectId}
        owner={owner}
        value={values.epic || null}
        required
        error={errors.epic}
        disabledReason={values.projectId === '' ? 'Choose a project first.' : busy ? 'The record is being saved.' : undefined}
        onBlur={() => leave('epic')}
        onChange={(epic) => change('epic', epic ?? '')}
      />
      <Row data-columns="3">
        <DatePicker
          {...common('date')}
          label="Date"
          value={values.date || null}
          {...(view.earliest === null ? {} : { min: view.earliest })}
          description={warnings.date === null ? undefined : <EntryWarning>{warnings.date}</EntryWarning>}
          onChange={(date) => change('date', date ?? '')}
        />
        <TextField
          {...common('ticket')}
          {...(hasPlace ? {} : { ref: first })}
          label="Ticket#"
          maxLength={ticketMaxLength}
          autoComplete="off"
          value={values.ticket}
          onChange={(ticket) => change('ticket', ticket)}
        />
        <EffortField
          ref={effort}
          value={values.effort}
          error={errors.effort}
          warning={warnings.effort}
          readOnly={busy}
          onBlur={() => leave('effort')}
          onChange={(effort) => change('effort', effort)}
        />
      </Row>
      <ActivityFields view={view} common={common} source={source} chosen={chosen} />
      <TextArea
        {...common('description')}
        label="Description"
        rows={4}
        maxLength={descriptionMaxLength}
        value={values.description}
        onChange={(description) => change('description', description)}
      />
    </Form>
  )
}

interface PartProps {
  view: EntryFormView
  common: (field: TimesheetField) => {
    name: string
    required: boolean
    readOnly: boolean
    error: string | undefined
    onBlur: () => void
  }
  source: { readonly status: 'ready' | 'failed' | 'loading'; readonly onRetry: () => void }
  chosen: <One extends { id: string; label: string }>(
    options: readonly One[],
    value: string,
    named?: string,
  ) => { id: string; label: string } | null
}

/** Only active commitments are offered, and the record's own. */
function PlaceFields({
  first,
  view: { values, choices, base, change },
  common,
  source,
  chosen,
}: PartProps & { first: Ref<HTMLInputElement> }) {
  const commitments = (choices?.commitments ?? []).filter(({ id, isActive }) => isActive || id === base?.commitment.id)
  const projects = choices?.commitments.find(({ id }) => id === values.commitmentId)?.projects ?? []
  const commitmentOptions = commitments.map(optionOf)
  const projectOptions = projects.map(optionOf)
  const named = choices?.commitments.find(({ id }) => id === values.commitmentId)?.name ?? base?.commitment.name
  return (
    <Row>
      <Autocomplete
        {...common('commitmentId')}
        ref={first}
        {...source}
        label="Commitment"
        options={commitmentOptions}
        value={chosen(commitmentOptions, values.commitmentId, named)}
        emptyText="No active commitment matches."
        onChange={(option) => change('commitmentId', option?.id ?? '')}
      />
      <Autocomplete
        {...common('projectId')}
        {...source}
        label="Project"
        options={projectOptions}
        value={chosen(projectOptions, values.projectId, base?.project.name)}
        disabledReason={values.commitmentId === '' ? 'Choose a commitment first.' : undefined}
        emptyText="No project matches."
        onChange={(option) => change('projectId', option?.id ?? '')}
      />
    </Row>
  )
}

/** Activities without the disabled ones, unless chosen; technologies of the activity, disabled ones last. */
function ActivityFields({ view: { values, choices, base, change }, common, source, chosen }: PartProps) {
  const activities = shownActivities(choices?.activities ?? [], values.activityId).map(({ id, value }) => ({ id, label: value }))
  const technologies = shownTechnologies(choices?.technologies ?? [], values.activityId).map(({ id, value, disabled }) => ({
    id,
    label: value,
    disabled: disabled && id !== values.technologyId,
    ...(disabled ? { detail: 'Not available any more' } : {}),
  }))
  return (
    <Row>
      <Autocomplete
        {...common('activityId')}
        {...source}
        label="Activity"
        options={activities}
        value={chosen(activities, values.activityId, base?.activity.value)}
        emptyText="No activity matches."
        onChange={(option) => change('activityId', option?.id ?? '')}
      />
      <Autocomplete
        {...common('technologyId')}
        {...source}
        label="Technology"
        options={technologies}
        value={chosen(technologies, values.technologyId, base?.technology.value)}
        disabledReason={values.activityId === '' ? 'Choose an activity first.' : undefined}
        emptyText="No technology of this activity matches."
        onChange={(option) => change('technologyId', option?.id ?? '')}
      />
    </Row>
  )
}
