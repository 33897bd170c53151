import { valuesOfRecord } from '#rules/form-wire.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { DatePicker } from '#ui/DatePicker.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Grid } from '#ui/layout.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import { formatCalendarDay } from '../../shared/formats/format.ts'
import { LateEntryFile } from '../files/LateEntryFile.tsx'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { EntriesSection } from './EntriesSection.tsx'

const views: FieldViews<typeof profileForms.certificate> = {
  name: (field) => <TextField {...field.text} label="Name" />,
  issuer: (field) => <TextField {...field.text} label="Issuer" autoComplete="organization" />,
  issueDate: (field) => <DatePicker {...field.choice} label="Issue date" />,
  expireDate: (field) => <DatePicker {...field.choice} label="Expiry date" />,
  credentialUrl: (field) => <TextField {...field.text} label="Link to the credential" type="url" placeholder="https://" />,
}

/** Certificates of step 4, each with its file. */
export function CertificateSection({ certificates }: { certificates: ProfileRecord['certificates'] }) {
  const view = useProfileEntries(
    'certificate',
    certificates.map(({ id, name }) => ({ id, name })),
  )
  const entries = certificates.map(({ id, fileName, ...one }) => ({
    id,
    title: one.name,
    lines: [
      one.issuer ?? '',
      one.issueDate !== null && `Issued ${formatCalendarDay(one.issueDate)}`,
      one.expireDate !== null && `Expires ${formatCalendarDay(one.expireDate)}`,
    ],
    children: (
      <>
        {one.credentialUrl !== null && <ExternalLink href={one.credentialUrl}>See the credential</ExternalLink>}
        <LateEntryFile kind="certificate" id={id} entry={one.name} fileName={fileName} />
      </>
    ),
    values: valuesOfRecord(profileForms.certificate, one),
  }))
  return (
    <EntriesSection
      kind="certificate"
      view={view}
      title="Certificates"
      noun="certificate"
      entries={entries}
      emptyText="Add certificates that prove what you can; their files can be added afterwards."
    >
      <Grid>
        <FormFields source={view.fields} views={views} />
      </Grid>
    </EntriesSection>
  )
}
