import { styled } from 'styled-components'
import { linkTo } from '#rules/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Card } from '#ui/Card.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'

const Narrow = styled(Card)`
  max-width: ${tokens.size.reading};
`

/** Stands in for a screen of the route table that does not exist yet, and says so. */
export function NotBuiltPage({ title }: { title: string }) {
  return (
    <Narrow $padding="large">
      <Stack>
        <Alert tone="info" title={`${title} is not built yet`} announce={false}>
          The address is right and stays the same; the page behind it comes with a later version of the portal.
        </Alert>
        <Cluster>
          <ButtonLink href={linkTo('Notifications')}>See your notifications</ButtonLink>
        </Cluster>
      </Stack>
    </Narrow>
  )
}
