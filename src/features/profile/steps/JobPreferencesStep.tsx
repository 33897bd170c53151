import { useQuery } from 'urql'
import { Profile_jobCatalogueDocument } from '#generated/features/profile/profile.ts'
import type { profileForms } from '#rules/profile-forms.ts'
import { experienceYears } from '#rules/profile-values.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { Select } from '#ui/Select.tsx'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import { optionsOf } from '../options.ts'
import { RequestDialog } from '../RequestDialog.tsx'
import type { ProfileRecord } from '../record.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { JobPreferenceList } from './JobPreferenceList.tsx'
import { StepForm, type StepMode } from './StepForm.tsx'

const yearOptions = experienceYears.map((years) => ({ id: years, label: years === '1' ? '1 year' : `${years} years` }))

/** Step 2, Job Preferences (decisions B): title, roles, experience, and the wished working positions. */
export function JobPreferencesStep({ profile, onNext }: StepMode & { profile: ProfileRecord }) {
  const view = useProfileForm('jobPreferences', profile)
  const [{ data, fetching, error }, ask] = useQuery({ query: Profile_jobCatalogueDocument })
  const titles = data?.jobTitles ?? []
  const roleNames = new Map((data?.jobRoles ?? []).map(({ id, name }) => [id, name]))
  const titleOptions = titles.map(({ id, name, roleId }) => ({
    id,
    label: name,
    description: roleNames.get(roleId ?? '') ?? '',
  }))
  const source = {
    status: error !== undefined ? ('failed' as const) : fetching ? ('loading' as const) : ('ready' as const),
    onRetry: () => ask({ requestPolicy: 'network-only' }),
  }
  const { jobTitleId, jobTitle } = profile.jobPreferences
  const views: FieldViews<typeof profileForms.jobPreferences> = {
    jobTitleId: (field) => {
      const title = field.search(titleOptions)
      // Until the list has arrived, the stored title is shown by its own name.
      const shown =
        title.value?.custom === true
          ? { ...title.value, label: title.value.id === jobTitleId ? (jobTitle ?? '') : '' }
          : title.value
      return (
        <RequestDialog
          list="jobTitles"
          existing={titles.map(({ name }) => name)}
          opener={(open) => (
            <Autocomplete
              {...title}
              {...source}
              value={shown}
              label="Job title"
              {...(title.readOnly ? {} : { action: { label: 'Request a new job title', onPress: open } })}
            />
          )}
        />
      )
    },
    experienceYear: (field) => (
      <Select
        {...field.choice}
        label="Years of experience"
        options={yearOptions}
        placeholder="Choose"
        description="A complete profile has at least one year."
      />
    ),
    specificRoles: (field) => (
      <MultiSelect {...field.several(optionsOf([...roleNames.values()]))} {...source} label="Specific roles" />
    ),
    preferences: (field) => (
      <Stack>
        <JobPreferenceList preferences={profile.jobPreferences.preferences} error={field.error} />
      </Stack>
    ),
  }
  return (
    <StepForm name="jobPreferences" label="Job Preferences" view={view} onNext={onNext}>
      <FormFields
        source={view.fields}
        views={views}
        layout={(place) => (
          <Grid>
            {place('jobTitleId')}
            {place('experienceYear')}
          </Grid>
        )}
      />
    </StepForm>
  )
}
