import { messages } from '#rules/messages.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import type { BoundField } from '../shared/form/bind-field.ts'
import type { FieldValues } from '../shared/form/field-source.ts'
import { useFieldValue } from '../shared/form/use-field.ts'
import { useCities, useCountries } from './use-places.ts'

/** A country, kept by its name. */
export function CountryField({ field, label }: { field: BoundField; label: string }) {
  const { options, ...source } = useCountries()
  return <Autocomplete {...field.search(options)} {...source} label={label} />
}

interface CityFieldProps {
  field: BoundField
  /** The form, whose country says which cities are offered. */
  source: FieldValues
  /** Whether the country is asked for first; otherwise the city can be typed without one. */
  needsCountry?: boolean
}

/** A city of the form's country, or one that the list does not know. */
export function CityField({ field, source, needsCountry = false }: CityFieldProps) {
  const country = String(useFieldValue(source, 'country') ?? '')
  const { options, ...cities } = useCities(country)
  return (
    <Autocomplete
      {...field.search(options)}
      {...cities}
      label="City"
      allowCustom
      {...(needsCountry && country === '' ? { disabledReason: messages.countryFirst } : {})}
      {...(needsCountry ? {} : { emptyText: country === '' ? messages.countryFirstOrCity : messages.cityAsTyped })}
    />
  )
}
