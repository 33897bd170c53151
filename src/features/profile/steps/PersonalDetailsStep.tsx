import type { profileForms } from '#rules/profile-forms.ts'
import { maritalStatuses, militaryServiceSituations } from '#rules/profile-values.ts'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Grid } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { FieldPlace } from '../../shared/form/FieldPlace.tsx'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import { dayHere } from '../../shared/formats/format.ts'
import { useServices } from '../../shared/services/services.ts'
import { optionsOf } from '../options.ts'
import { CityField, CountryField } from '../PlaceFields.tsx'
import type { ProfileRecord } from '../record.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { StepForm, type StepMode } from './StepForm.tsx'

const maritalOptions = optionsOf(maritalStatuses)
const militaryOptions = optionsOf(militaryServiceSituations)

/** Step 1, Personal Details (decisions B). */
export function PersonalDetailsStep({ profile, onNext }: StepMode & { profile: ProfileRecord }) {
  const { now } = useServices()
  const view = useProfileForm('personalDetails', profile)
  const views: FieldViews<typeof profileForms.personalDetails> = {
    firstName: (field) => <TextField {...field.text} label="First name" autoComplete="given-name" />,
    lastName: (field) => <TextField {...field.text} label="Last name" autoComplete="family-name" />,
    nickName: (field) => <TextField {...field.text} label="Nickname" autoComplete="nickname" />,
    birthDate: (field) => <DatePicker {...field.choice} label="Birth date" min="1900-01-01" max={dayHere(now())} />,
    nationality: (field) => <CountryField field={field} label="Nationality" />,
    maritalStatus: (field) => (
      <Select {...field.choice} label="Marital status" options={maritalOptions} placeholder="Choose, if you like" />
    ),
    country: (field) => <CountryField field={field} label="Country" />,
    city: (field) => <CityField field={field} source={view.fields} needsCountry />,
    militaryServiceSituation: (field) => (
      <Select {...field.choice} label="Military service" options={militaryOptions} placeholder="Choose, if you like" />
    ),
    secondaryEmail: (field) => <TextField {...field.text} label="Second e-mail" type="email" autoComplete="email" />,
    phone: (field) => <TextField {...field.text} label="Phone" type="tel" autoComplete="tel" />,
    mobile: (field) => <TextField {...field.text} label="Mobile" type="tel" autoComplete="tel" />,
  }
  return (
    <StepForm name="personalDetails" label="Personal Details" view={view} onNext={onNext}>
      <Grid $columns={3}>
        <FormFields
          source={view.fields}
          views={views}
          after={{ militaryServiceSituation: <AccountEmail email={profile.personalDetails.email} /> }}
        />
      </Grid>
    </StepForm>
  )
}

function AccountEmail({ email }: { email: string }) {
  return (
    <FieldPlace field="email">
      <TextField label="E-mail" type="email" name="email" value={email} readOnly description="The e-mail of your account." />
    </FieldPlace>
  )
}
