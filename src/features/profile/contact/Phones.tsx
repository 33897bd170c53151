import type { Contact_phoneFragment } from '#generated/features/profile/contact/contact.ts'
import type { profileForms } from '#rules/profile-forms.ts'
import { TextField } from '#ui/TextField.tsx'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import { EntriesSection } from '../steps/EntriesSection.tsx'
import { useProfileEntries } from '../use-profile-entries.ts'
import { CodeVerification } from './CodeVerification.tsx'
import { verificationOf } from './code-verification.actors.ts'
import { defaultAction } from './default-action.ts'

const views: FieldViews<typeof profileForms.phone> = {
  number: (field) => (
    <TextField
      {...field.text}
      label="Phone number"
      type="tel"
      autoComplete="tel"
      description="With the country code, as in +46 70 100 00 01."
    />
  ),
}

/** The person's phones; their codes come as text messages. */
export function Phones({ phones }: { phones: readonly Contact_phoneFragment[] }) {
  const view = useProfileEntries(
    'phone',
    phones.map(({ id, number }) => ({ id, name: number })),
  )
  return (
    <EntriesSection
      kind="phone"
      noun="phone"
      title="Phones"
      description="Where you can be reached by voice or text message. A changed number has to be verified again."
      emptyText="There is no phone yet."
      entries={phones.map(({ id, number, isDefault, verification }) => ({
        id,
        title: number,
        actions: defaultAction(view, { id, isDefault }),
        values: { number },
        children: (
          <CodeVerification
            kind="phone"
            id={id}
            verification={verificationOf(verification)}
            isDefault={isDefault}
            name={number}
            destination={number}
          />
        ),
      }))}
      view={view}
    >
      <FormFields source={view.fields} views={views} />
    </EntriesSection>
  )
}
