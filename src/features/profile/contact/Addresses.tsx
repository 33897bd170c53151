import type { Contact_addressFragment } from '#generated/features/profile/contact/contact.ts'
import { useServices } from '../../shared/services/services.ts'
import { EntriesSection } from '../steps/EntriesSection.tsx'
import { useProfileEntries } from '../use-profile-entries.ts'
import { AddressFields } from './AddressFields.tsx'
import { CodeVerification } from './CodeVerification.tsx'
import { verificationOf } from './code-verification.actors.ts'
import { defaultAction } from './default-action.ts'

/** The person's addresses; their codes go to the account's e-mail. */
export function Addresses({ addresses }: { addresses: readonly Contact_addressFragment[] }) {
  const { session } = useServices()
  const view = useProfileEntries(
    'address',
    addresses.map(({ id, street }) => ({ id, name: street })),
  )
  return (
    <EntriesSection
      kind="address"
      noun="address"
      title="Addresses"
      description="Where letters and parcels reach you. A changed address has to be verified again."
      emptyText="There is no address yet."
      entries={addresses.map(({ id, country, city, street, postCode, isDefault, verification }) => ({
        id,
        title: street,
        lines: [`${postCode} ${city}`, country],
        actions: defaultAction(view, { id, isDefault }),
        values: { country, city, street, postCode },
        children: (
          <CodeVerification
            kind="address"
            id={id}
            verification={verificationOf(verification)}
            isDefault={isDefault}
            name={street}
            destination={`your e-mail address ${session.user().email}`}
          />
        ),
      }))}
      view={view}
    >
      <AddressFields fields={view.fields} />
    </EntriesSection>
  )
}
