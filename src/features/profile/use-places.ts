import { useQuery } from 'urql'
import { Profile_citiesDocument, Profile_countriesDocument } from '#generated/features/profile/profile.ts'
import type { Option, OptionsStatus } from '#ui/OptionList.tsx'

interface Places {
  readonly options: readonly Option[]
  readonly status: OptionsStatus
  readonly onRetry: () => void
}

const statusOf = (fetching: boolean, failed: boolean): OptionsStatus => (failed ? 'failed' : fetching ? 'loading' : 'ready')

/** Countries as options; a country is kept by its name. */
export const useCountries = (): Places => {
  const [{ data, fetching, error }, ask] = useQuery({ query: Profile_countriesDocument })
  return {
    options: (data?.countries ?? []).map(({ name }) => ({ id: name, label: name })),
    status: statusOf(fetching, error !== undefined),
    onRetry: () => ask({ requestPolicy: 'network-only' }),
  }
}

/**
 * Cities of a country as options; none before a country is chosen.
 *
 * @param country its name; '' for none
 */
export const useCities = (country: string): Places => {
  const [{ data, fetching, error }, ask] = useQuery({
    query: Profile_citiesDocument,
    variables: { country },
    pause: country === '',
  })
  return {
    options: (data?.cities ?? []).map((name) => ({ id: name, label: name })),
    status: statusOf(fetching, error !== undefined),
    onRetry: () => ask({ requestPolicy: 'network-only' }),
  }
}
