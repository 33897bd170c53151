import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Contact_entriesDocument } from '#generated/features/profile/contact/contact.ts'
import { Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { LoadFailed } from '../../shared/services/LoadFailed.tsx'
import { Addresses } from './Addresses.tsx'
import { Phones } from './Phones.tsx'

const { color, radius, size, space } = tokens

const SkeletonCard = styled.div`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s3} ${space.s4};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
`

/** The seventh tab of the profile page: addresses and phones, each verifiable by code (specification 2.6, 4). */
export function ContactTab() {
  const [{ data, error, fetching }, ask] = useQuery({ query: Contact_entriesDocument, requestPolicy: 'cache-and-network' })
  const contact = data?.profile.contact
  if (contact !== undefined) {
    return (
      <Stack $gap="s8">
        <VisuallyHidden as="h2">Contact</VisuallyHidden>
        <Addresses addresses={contact.addresses} />
        <Phones phones={contact.phones} />
      </Stack>
    )
  }
  if (!fetching) {
    return (
      <LoadFailed
        title="Your contact details could not be loaded."
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  }
  return (
    <SkeletonGroup label="Loading your contact details">
      <Stack $gap="s8">
        {['addresses', 'phones'].map((list) => (
          <Stack key={list} $gap="s3">
            <Skeleton $width="8rem" $height={tokens.leading.lg} />
            <SkeletonCard>
              <Skeleton $width="40%" />
              <Skeleton $width="25%" />
              <Skeleton $width="6rem" $height={space.s6} />
            </SkeletonCard>
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  )
}
