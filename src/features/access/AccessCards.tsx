import { useId } from 'react'
import { styled } from 'styled-components'
import { actionsOn } from '#rules/tool-access.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Facts } from '#ui/Facts.tsx'
import { RowCard, RowCards, RowCardText, RowCardTitle } from '#ui/RowCards.tsx'
import { tokens } from '#ui/theme.ts'
import { AccessActions, type AccessDeeds, AccessStatus, Address, GrantedOn, RevokedOn } from './AccessParts.tsx'
import type { AccessListProps } from './AccessTable.tsx'
import { type Access, actedOf } from './access.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3};
`

const Title = styled(RowCardTitle)`
  flex: 1 1 4rem;
  overflow-wrap: anywhere;
`

function AccessCard({ access, deeds }: { access: Access; deeds: AccessDeeds | null }) {
  const titleId = useId()
  return (
    <RowCard aria-labelledby={titleId} data-row={access.id}>
      <Head>
        {deeds !== null && actionsOn(access).length > 0 && (
          <Checkbox
            label={`Choose ${actedOf(access).words}`}
            hideLabel
            checked={deeds.isSelected(access)}
            onChange={(isChecked) => deeds.select(access, isChecked)}
          />
        )}
        <Title id={titleId}>{access.tool}</Title>
        <AccessStatus access={access} />
        {deeds !== null && <AccessActions access={access} deeds={deeds} />}
      </Head>
      <Facts
        layout="fours"
        strong
        facts={[
          { label: 'Project', value: access.projectName },
          { label: 'Team Member', value: access.memberName },
          { label: 'Email', value: <Address>{access.email}</Address> },
          {
            label: 'Url',
            value: (
              <ExternalLink href={access.url}>
                <Address>{access.url}</Address>
              </ExternalLink>
            ),
          },
          {
            label: 'Granted on',
            value: access.grantedOn === null && access.requestedOn === null ? '–' : <GrantedOn access={access} />,
          },
          ...(access.grantedOn === null || (access.revokedOn ?? access.requestedOn) === null
            ? []
            : [{ label: 'Revoked on', value: <RevokedOn access={access} /> }]),
        ]}
      />
      {access.notes !== null && <RowCardText>{access.notes}</RowCardText>}
    </RowCard>
  )
}

/** The accesses as cards, where the table does not fit (specification 9). */
export function AccessCards({ accesses, loading, deeds }: AccessListProps) {
  return (
    <RowCards label="Access List" rows={accesses} idOf={({ id }) => id} loading={loading ? 'Loading the accesses…' : null}>
      {(access) => <AccessCard access={access} deeds={deeds} />}
    </RowCards>
  )
}
