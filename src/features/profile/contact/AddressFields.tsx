import type { profileForms } from '#rules/profile-forms.ts'
import { Grid } from '#ui/layout.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import type { FieldSource } from '../../shared/form/field-source.ts'
import { CityField, CountryField } from '../PlaceFields.tsx'

type Address = typeof profileForms.address

/** Country, city, street and post code. The country is chosen; the city may be one that the list does not know. */
export function AddressFields({ fields }: { fields: FieldSource<Address> }) {
  const views: FieldViews<Address> = {
    country: (field) => <CountryField field={field} label="Country" />,
    city: (field) => <CityField field={field} source={fields} />,
    street: (field) => <TextField {...field.text} label="Street" autoComplete="street-address" />,
    postCode: (field) => <TextField {...field.text} label="Post code" autoComplete="postal-code" />,
  }
  return (
    <Grid>
      <FormFields source={fields} views={views} />
    </Grid>
  )
}
