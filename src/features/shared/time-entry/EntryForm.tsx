import { type Ref, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { descriptionMaxLength, shownActivities, shownTechnologies, ticketMaxLength } from '#rules/timesheet.ts'
import { Alert } from '#ui/Alert.tsx'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Button } from '#ui/Button.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Form } from '#ui/Form.tsx'
import { lateExtra } from '#ui/late.tsx'
import { TextArea, TextField } from '#ui/TextField.tsx'
import { media, tokens } from '#ui/theme.ts'
import { EffortField } from './EffortField.tsx'
import { EntryWarning } from './EntryWarning.tsx'
import { EpicPicker } from './EpicPicker.tsx'
import { type EntryFormView, useEffortWarning, useEntryDay, useEntryField } from './use-entry-form.ts'

const { space } = tokens

/** Comes while what it offers is asked for. */
const EarlierEntries = lateExtra(() => import('./EarlierEntries.tsx').then((module) => module.EarlierEntries))

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

/** The fields of a time record (specification 5, Timesheet form); each is drawn for itself. */
export function EntryForm({ view, id, label, owner, hasPlace, onSubmit }: EntryFormProps) {
  const first = useRef<HTMLInputElement>(null)
  const effort = useRef<HTMLInputElement>(null)
  const isNew = view.base === null
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
        <EarlierEntries
          view={view}
          isPlaced={!hasPlace}
          onRepeat={(entry) => {
            // The effort is selected whole, so it must be there.
            flushSync(() => view.repeat(entry))
            effort.current?.focus()
          }}
        />
      )}
      {hasPlace && (
        <Row>
          <CommitmentField view={view} place={first} />
          <ProjectField view={view} />
        </Row>
      )}
      <EpicField view={view} owner={owner} />
      <Row data-columns="3">
        <DateField view={view} />
        <TicketField view={view} {...(hasPlace ? {} : { place: first })} />
        <HoursField view={view} place={effort} />
      </Row>
      <Row>
        <ActivityField view={view} />
        <TechnologyField view={view} />
      </Row>
      <DescriptionField view={view} />
    </Form>
  )
}

interface FieldProps {
  view: EntryFormView
  /** Where its input is put, for whom it has to give the focus. */
  place?: Ref<HTMLInputElement> | null
}

const sourceOf = ({ choices, choicesFailed, retryChoices }: EntryFormView) =>
  ({ status: choices !== null ? 'ready' : choicesFailed ? 'failed' : 'loading', onRetry: retryChoices }) as const

const chosenOf = <One extends { id: string; label: string }>(options: readonly One[], value: string, named = value) =>
  value === '' ? null : (options.find((one) => one.id === value) ?? { id: value, label: named })

/** Only active commitments are offered, and the record's own. */
function CommitmentField({ view, place = null }: FieldProps) {
  const { choices, base, change } = view
  const { value, common } = useEntryField(view, 'commitmentId')
  const options = (choices?.commitments ?? []).filter(({ id, isActive }) => isActive || id === base?.commitment.id).map(optionOf)
  const named = choices?.commitments.find(({ id }) => id === value)?.name ?? base?.commitment.name
  return (
    <Autocomplete
      {...common}
      {...sourceOf(view)}
      ref={place}
      label="Commitment"
      options={options}
      value={chosenOf(options, value, named)}
      emptyText="No active commitment matches."
      onChange={(option) => change('commitmentId', option?.id ?? '')}
    />
  )
}

function ProjectField({ view }: FieldProps) {
  const { choices, base, change } = view
  const { value: commitmentId } = useEntryField(view, 'commitmentId')
  const { value, common } = useEntryField(view, 'projectId')
  const options = (choices?.commitments.find(({ id }) => id === commitmentId)?.projects ?? []).map(optionOf)
  return (
    <Autocomplete
      {...common}
      {...sourceOf(view)}
      label="Project"
      options={options}
      value={chosenOf(options, value, base?.project.name)}
      disabledReason={commitmentId === '' ? messages.commitmentFirst : undefined}
      emptyText="No project matches."
      onChange={(option) => change('projectId', option?.id ?? '')}
    />
  )
}

function EpicField({ view, owner }: FieldProps & { owner: string }) {
  const { value: projectId } = useEntryField(view, 'projectId')
  const { value, common } = useEntryField(view, 'epic')
  return (
    <EpicPicker
      projectId={projectId}
      owner={owner}
      value={value || null}
      required
      error={common.error}
      disabledReason={projectId === '' ? messages.projectFirst : view.busy ? messages.recordSaving : undefined}
      onBlur={common.onBlur}
      onChange={(epic) => view.change('epic', epic ?? '')}
    />
  )
}

function DateField({ view }: FieldProps) {
  const { value, common } = useEntryField(view, 'date')
  const { earliest, warning } = useEntryDay(view)
  return (
    <DatePicker
      {...common}
      label="Date"
      value={value || null}
      {...(earliest === null ? {} : { min: earliest })}
      description={warning === null ? undefined : <EntryWarning>{warning}</EntryWarning>}
      onChange={(date) => view.change('date', date ?? '')}
    />
  )
}

function TicketField({ view, place = null }: FieldProps) {
  const { value, common } = useEntryField(view, 'ticket')
  return (
    <TextField
      {...common}
      ref={place}
      label="Ticket#"
      maxLength={ticketMaxLength}
      autoComplete="off"
      value={value}
      onChange={(ticket) => view.change('ticket', ticket)}
    />
  )
}

function HoursField({ view, place = null }: FieldProps) {
  const {
    value,
    common: { error, readOnly, onBlur },
  } = useEntryField(view, 'effort')
  const warning = useEffortWarning(view)
  return (
    <EffortField
      {...{ value, error, readOnly, onBlur, warning, measured: view.measured }}
      ref={place}
      onChange={(effort) => view.change('effort', effort)}
    />
  )
}

/** Without the disabled ones, unless chosen. */
function ActivityField({ view }: FieldProps) {
  const { value, common } = useEntryField(view, 'activityId')
  const options = shownActivities(view.choices?.activities ?? [], value).map((one) => ({ id: one.id, label: one.value }))
  return (
    <Autocomplete
      {...common}
      {...sourceOf(view)}
      label="Activity"
      options={options}
      value={chosenOf(options, value, view.base?.activity.value)}
      emptyText="No activity matches."
      onChange={(option) => view.change('activityId', option?.id ?? '')}
    />
  )
}

/** Those of the activity, disabled ones last. */
function TechnologyField({ view }: FieldProps) {
  const { value: activityId } = useEntryField(view, 'activityId')
  const { value, common } = useEntryField(view, 'technologyId')
  const options = shownTechnologies(view.choices?.technologies ?? [], activityId).map((one) => ({
    id: one.id,
    label: one.value,
    disabled: one.disabled && one.id !== value,
    ...(one.disabled ? { detail: 'Not available any more' } : {}),
  }))
  return (
    <Autocomplete
      {...common}
      {...sourceOf(view)}
      label="Technology"
      options={options}
      value={chosenOf(options, value, view.base?.technology.value)}
      disabledReason={activityId === '' ? messages.activityFirst : undefined}
      emptyText="No technology of this activity matches."
      onChange={(option) => view.change('technologyId', option?.id ?? '')}
    />
  )
}

function DescriptionField({ view }: FieldProps) {
  const { value, common } = useEntryField(view, 'description')
  return (
    <TextArea
      {...common}
      label="Description"
      rows={4}
      maxLength={descriptionMaxLength}
      value={value}
      onChange={(description) => view.change('description', description)}
    />
  )
}
