import { useQuery } from 'urql'
import { Profile_citiesDocument, Profile_countriesDocument } from '#generated/features/profile/profile.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Grid } from '#ui/layout.tsx'
import type { Option } from '#ui/OptionList.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { BoundFields } from '../bind-fields.ts'

const noOptions: readonly Option[] = []

const toOption = (name: string): Option => ({ id: name, label: name })

/** Country, city, street and post code. The country is chosen; the city may be one that the list does not know. */
export function AddressFields({ fields }: { fields: BoundFields<'address'> }) {
  const [countries, askCountries] = useQuery({ query: Profile_countriesDocument })
  const country = fields.text('country').value
  const [cities, askCities] = useQuery({
    query: Profile_citiesDocument,
    variables: { country },
    pause: country === '',
  })
  const countryOptions = countries.data?.countries.map(({ name }) => toOption(name)) ?? noOptions
  const cityOptions = country === '' ? noOptions : (cities.data?.cities.map(toOption) ?? noOptions)
  return (
    <Grid>
      <Autocomplete
        label="Country"
        {...fields.search('country', countryOptions)}
        status={countries.fetching ? 'loading' : countries.error === undefined ? 'ready' : 'failed'}
        onRetry={() => askCountries({ requestPolicy: 'network-only' })}
      />
      <Autocomplete
        label="City"
        {...fields.search('city', cityOptions)}
        allowCustom
        status={country !== '' && cities.fetching ? 'loading' : cities.error === undefined ? 'ready' : 'failed'}
        onRetry={() => askCities({ requestPolicy: 'network-only' })}
        emptyText={country === '' ? 'Choose a country first, or type the city.' : 'Not in the list: what you type is taken.'}
      />
      <TextField label="Street" {...fields.text('street')} autoComplete="street-address" />
      <TextField label="Post code" {...fields.text('postCode')} autoComplete="postal-code" />
    </Grid>
  )
}
