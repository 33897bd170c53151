import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Grid } from '#ui/layout.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { BoundFields } from '../bind-fields.ts'
import { useCities, useCountries } from '../use-places.ts'

/** Country, city, street and post code. The country is chosen; the city may be one that the list does not know. */
export function AddressFields({ fields }: { fields: BoundFields<'address'> }) {
  const country = fields.text('country').value
  const { options: countryOptions, ...countries } = useCountries()
  const { options: cityOptions, ...cities } = useCities(country)
  return (
    <Grid>
      <Autocomplete label="Country" {...fields.search('country', countryOptions)} {...countries} />
      <Autocomplete
        label="City"
        {...fields.search('city', cityOptions)}
        {...cities}
        allowCustom
        emptyText={country === '' ? 'Choose a country first, or type the city.' : 'What you type is taken.'}
      />
      <TextField label="Street" {...fields.text('street')} autoComplete="street-address" />
      <TextField label="Post code" {...fields.text('postCode')} autoComplete="postal-code" />
    </Grid>
  )
}
