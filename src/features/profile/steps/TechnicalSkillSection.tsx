import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Profile_skillsDocument } from '#generated/features/profile/profile.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { EntryList } from '#ui/EntryList.tsx'
import { Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { useField } from '../../shared/form/use-field.ts'
import { LateEntryFile } from '../files/LateEntryFile.tsx'
import { RequestDialog } from '../RequestDialog.tsx'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { RemovalDialog } from './RemovalDialog.tsx'

const Search = styled.div`
  padding-block-start: ${tokens.space.s2};
`

/** Technical Skills of step 4: chosen ones are added at once, each can have a certificate file. */
export function TechnicalSkillSection({ skills }: { skills: ProfileRecord['technicalSkills'] }) {
  const [{ data, fetching, error }, ask] = useQuery({ query: Profile_skillsDocument })
  const catalogue = data?.skills ?? []
  const view = useProfileEntries(
    'technicalSkill',
    skills.map(({ id, skillId }) => ({ id, name: skillId })),
  )
  const search = useField(view.fields, 'skillId').search(catalogue.map(({ id, name }) => ({ id, label: name })))
  const entries = skills.map(({ id, name, fileName }) => ({
    id,
    title: name,
    inRow: true,
    actions: [
      {
        label: 'Remove',
        danger: true,
        disabledReason: view.waitsFor,
        onPress: () => view.remove(id),
      },
    ],
    children: <LateEntryFile kind="skill" id={id} entry={name} fileName={fileName} />,
  }))
  return (
    <Stack data-flow="profile-entries" data-kind="technicalSkill" data-state={JSON.stringify(view.phase)}>
      <EntryList
        title="Technical Skills"
        description={
          <Search>
            <RequestDialog
              list="skills"
              existing={catalogue.map(({ name }) => name)}
              opener={(open) => (
                <Autocomplete
                  {...search}
                  value={view.isEditing ? search.value : null}
                  error={search.error ?? view.refusal ?? undefined}
                  label="Add a technical skill"
                  placeholder="Search for a skill"
                  required={false}
                  status={error !== undefined ? 'failed' : fetching ? 'loading' : 'ready'}
                  onRetry={() => ask({ requestPolicy: 'network-only' })}
                  onChange={(option) => (option === null ? view.cancel() : view.addChosen({ skillId: option.id }))}
                  action={{ label: 'Request a new skill', onPress: open }}
                />
              )}
            />
          </Search>
        }
        entries={entries}
        emptyText="Add the skills that you use at work; a certificate file can be added to each."
        addLabel="Add skill"
      />
      <RemovalDialog view={view} what={skills.find(({ id }) => id === view.chosen)?.name ?? ''} />
    </Stack>
  )
}
