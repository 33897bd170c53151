import { styled } from 'styled-components'
import { LatestNotifications } from '#features/notifications/LatestNotifications.tsx'
import { linkTo } from '#rules/paths.ts'
import { Link } from '#ui/Link.tsx'
import { tokens } from '#ui/theme.ts'

const { leading, size, space, text, color, weight } = tokens

const Heading = styled.h2`
  margin: 0;
  padding: ${space.s3} ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
  font-size: ${text.md};
  font-weight: ${weight.strong};
  line-height: ${leading.md};
`

const Footer = styled.p`
  margin: 0;
  padding: ${space.s3} ${space.s4};
  border-block-start: ${size.hairline} solid ${color.line};
`

/** The five latest notifications and the way to all of them (specification 2.2; decisions B). @param onFollow after a way was taken */
export function NotificationsPanel({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      <Heading>Notifications</Heading>
      <LatestNotifications onFollow={onFollow} />
      <Footer>
        <Link href={linkTo('Notifications')} onNavigate={onFollow}>
          See all
        </Link>
      </Footer>
    </>
  )
}
