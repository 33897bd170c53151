import type { Contact_addressFragment } from '#generated/features/profile/contact/contact.ts'
import { useServices } from '../../services.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { AddressFields } from './AddressFields.tsx'
import { CodeVerification } from './CodeVerification.tsx'
import { ContactList } from './ContactList.tsx'
import { verificationOf } from './code-verification.actors.ts'

/** The person's addresses; their codes go to the account's e-mail. */
export function Addresses({ addresses }: { addresses: readonly Contact_addressFragment[] }) {
  const { session } = useServices()
  const view = useProfileEntries(
    'address',
    addresses.map(({ id, street }) => ({ id, name: street })),
  )
  return (
    <ContactList
      kind="address"
      title="Addresses"
      description="Where letters and parcels reach you. A changed address has to be verified again."
      emptyText="There is no address yet."
      entries={addresses.map(({ id, country, city, street, postCode, isDefault, verification }) => ({
        id,
        title: street,
        lines: [`${postCode} ${city}`, country],
        isDefault,
        values: { country, city, street, postCode },
        verification: (
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
    </ContactList>
  )
}
