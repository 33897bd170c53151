import { DatePicker } from '#ui/DatePicker.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Grid } from '#ui/layout.tsx'
import { TextField } from '#ui/TextField.tsx'
import { formatCalendarDay } from '../../format.ts'
import { EntryFile } from '../files/EntryFile.tsx'
import type { ProfileRecord } from '../record.ts'
import { useProfileEntries } from '../use-profile-entries.ts'
import { EntriesSection } from './EntriesSection.tsx'

/** Certificates of step 4, each with its file. */
export function CertificateSection({ certificates }: { certificates: ProfileRecord['certificates'] }) {
  const view = useProfileEntries(
    'certificate',
    certificates.map(({ id, name }) => ({ id, name })),
  )
  const { fields } = view
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
        <EntryFile kind="certificate" id={id} entry={one.name} fileName={fileName} />
      </>
    ),
    values: {
      name: one.name,
      issuer: one.issuer ?? '',
      issueDate: one.issueDate ?? '',
      expireDate: one.expireDate ?? '',
      credentialUrl: one.credentialUrl ?? '',
    },
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
        <TextField {...fields.text('name')} label="Name" />
        <TextField {...fields.text('issuer')} label="Issuer" autoComplete="organization" />
        <DatePicker {...fields.choice('issueDate')} label="Issue date" />
        <DatePicker {...fields.choice('expireDate')} label="Expiry date" />
        <TextField {...fields.text('credentialUrl')} label="Link to the credential" type="url" placeholder="https://" />
      </Grid>
    </EntriesSection>
  )
}
