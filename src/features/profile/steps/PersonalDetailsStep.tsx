import { maritalStatuses, militaryServiceSituations } from '#rules/profile-values.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Grid } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { dayHere } from '../../format.ts'
import { useServices } from '../../services.ts'
import { FieldPlace } from '../FieldPlace.tsx'
import { optionsOf } from '../options.ts'
import type { ProfileRecord } from '../record.ts'
import { useCities, useCountries } from '../use-places.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { StepForm, type StepMode } from './StepForm.tsx'

const maritalOptions = optionsOf(maritalStatuses)
const militaryOptions = optionsOf(militaryServiceSituations)

/** Step 1, Personal Details (decisions B). */
export function PersonalDetailsStep({ profile, onNext }: StepMode & { profile: ProfileRecord }) {
  const { now } = useServices()
  const view = useProfileForm('personalDetails', profile)
  const { fields, values } = view
  const countries = useCountries()
  const country = String(values.country ?? '')
  const cities = useCities(country)
  return (
    <StepForm name="personalDetails" label="Personal Details" view={view} onNext={onNext}>
      <Grid $columns={3}>
        <FieldPlace field="firstName">
          <TextField {...fields.text('firstName')} label="First name" autoComplete="given-name" />
        </FieldPlace>
        <FieldPlace field="lastName">
          <TextField {...fields.text('lastName')} label="Last name" autoComplete="family-name" />
        </FieldPlace>
        <TextField {...fields.text('nickName')} label="Nickname" autoComplete="nickname" />
        <FieldPlace field="birthDate">
          <DatePicker {...fields.choice('birthDate')} label="Birth date" min="1900-01-01" max={dayHere(now())} />
        </FieldPlace>
        <FieldPlace field="nationality">
          <Autocomplete {...fields.search('nationality', countries.options)} {...countries} label="Nationality" />
        </FieldPlace>
        <Select
          {...fields.choice('maritalStatus')}
          label="Marital status"
          options={maritalOptions}
          placeholder="Choose, if you like"
        />
        <FieldPlace field="country">
          <Autocomplete {...fields.search('country', countries.options)} {...countries} label="Country" />
        </FieldPlace>
        <FieldPlace field="city">
          <Autocomplete
            {...fields.search('city', cities.options)}
            {...cities}
            label="City"
            allowCustom
            {...(country === '' ? { disabledReason: 'Choose a country first.' } : {})}
          />
        </FieldPlace>
        <Select
          {...fields.choice('militaryServiceSituation')}
          label="Military service"
          options={militaryOptions}
          placeholder="Choose, if you like"
        />
        <FieldPlace field="email">
          <TextField
            label="E-mail"
            type="email"
            name="email"
            value={profile.personalDetails.email}
            readOnly
            description="The e-mail of your account."
          />
        </FieldPlace>
        <TextField {...fields.text('secondaryEmail')} label="Second e-mail" type="email" autoComplete="email" />
        <FieldPlace field="phone">
          <TextField {...fields.text('phone')} label="Phone" type="tel" autoComplete="tel" />
        </FieldPlace>
        <TextField {...fields.text('mobile')} label="Mobile" type="tel" autoComplete="tel" />
      </Grid>
    </StepForm>
  )
}
