import { messages } from '#rules/messages.ts'
import { workingPositions } from '#rules/profile-values.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { useField } from '../../shared/form/use-field.ts'
import { optionsOf } from '../options.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { RemovalDialog } from './RemovalDialog.tsx'

const positionOptions = optionsOf(workingPositions)

interface JobPreferenceListProps {
  preferences: ReadonlyArray<{ readonly id: string; readonly workingPosition: string }>
  error: string | undefined
}

/** The working positions a person wishes for: chosen ones are added at once, the same one is refused (specification 5). */
export function JobPreferenceList({ preferences, error }: JobPreferenceListProps) {
  const known = preferences.map(({ id, workingPosition }) => ({ id, name: workingPosition }))
  const view = useProfileEntries('jobPreference', known)
  const { refusal } = view
  const search = useField(view.fields, 'workingPosition').search(positionOptions)
  const missing = error === undefined ? undefined : messages.required
  return (
    <Stack $gap="s3" data-flow="profile-entries" data-kind="jobPreference" data-state={JSON.stringify(view.phase)}>
      <Autocomplete
        {...search}
        value={view.isEditing ? search.value : null}
        error={search.error ?? refusal ?? missing}
        label="Job preferences"
        description="Choose how you would like to work; you can choose several."
        placeholder="Add a preference"
        allowCustom
        required
        onChange={(option) => (option === null ? view.cancel() : view.addChosen({ workingPosition: option.label }))}
      />
      {known.length > 0 && (
        <Cluster as="ul" aria-label="Your job preferences">
          {known.map(({ id, name }) => (
            <li key={id}>
              <Chip onRemove={() => view.remove(id)}>{name}</Chip>
            </li>
          ))}
        </Cluster>
      )}
      <RemovalDialog view={view} what={known.find(({ id }) => id === view.chosen)?.name ?? ''} />
    </Stack>
  )
}
