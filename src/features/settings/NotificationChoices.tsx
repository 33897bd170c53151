import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Settings_notificationsDocument } from '#generated/features/shared/settings/settings.ts'
import { choiceShown, type settings } from '#machines/settings/settings.machine.ts'
import { type NotificationChannel, type NotificationKind, notificationChannels } from '#rules/notification-preferences.ts'
import { Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { FlowView } from '../shared/flows/use-flow.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { useReload } from '../shared/services/use-reload.ts'

const { color, leading, size, space, text, weight } = tokens

/** What the notifications of a kind are about. */
const kindWords: Readonly<Record<NotificationKind, readonly [name: string, about: string]>> = {
  Commitment: ['Commitments', 'A new one waits for you, or somebody in your team has decided.'],
  PayRun: ['Pay runs', 'One waits for you, was withdrawn or is paid.'],
  Loan: ['Loans', 'One was approved or rejected, paid out or repaid.'],
  Access: ['Accesses', 'One is asked for, granted or revoked.'],
  Application: ['Positions', 'Your application was received.'],
}

const channelWords: Readonly<Record<NotificationChannel, string>> = { Mail: 'E-mail', Push: 'Devices' }

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${space.s3} ${space.s2};
    border-block-end: ${size.hairline} solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  tr > :first-child {
    padding-inline-start: 0;
  }
  tr > :not(:first-child) {
    width: ${space.s16};
    text-align: center;
  }
  thead th {
    padding-block: ${space.s2};
    color: ${color.textWeak};
    font-size: ${text.sm};
    font-weight: ${weight.medium};
    line-height: ${leading.sm};
  }
  td > label {
    display: inline-flex;
    gap: 0;
  }
`

const About = styled.span`
  display: block;
  color: ${color.textMedium};
  font-size: ${text.sm};
  font-weight: ${weight.regular};
  line-height: ${leading.sm};
`

const Note = styled.p`
  margin: 0;
  color: ${color.textMedium};
`

/** Whether this browser was told to let no message of the portal through. */
const isBlockedHere = (): boolean => 'Notification' in window && Notification.permission === 'denied'

/** Which kinds of notification also go to mail and to the person's devices. */
export function NotificationChoices({ flow: { state, send } }: { flow: FlowView<typeof settings> }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: Settings_notificationsDocument,
    requestPolicy: 'cache-and-network',
  })
  const askAgain = () => ask({ requestPolicy: 'network-only' })
  // What became of a change without an answer only the server knows.
  useReload(state.hasTag('busy'), askAgain)
  const all = data?.notificationPreferences
  if (all === undefined && fetching)
    return (
      <SkeletonGroup label="Loading the notifications’ settings">
        <Stack>
          {Object.keys(kindWords).map((kind) => (
            <Skeleton key={kind} $width="100%" $height={space.s10} />
          ))}
        </Stack>
      </SkeletonGroup>
    )
  if (all === undefined)
    return <LoadFailed title="The notifications’ settings could not be loaded." error={error} onRetry={askAgain} />
  return (
    <Stack>
      <Grid>
        <thead>
          <tr>
            <th scope="col">Also sent to</th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col">
                {channelWords[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.items.map(({ kind, mail, push }) => {
            const [name, about] = kindWords[kind]
            const choice = choiceShown(state, kind, { Mail: mail, Push: push })
            return (
              <tr key={kind}>
                <th scope="row">
                  {name}
                  <About>{about}</About>
                </th>
                {notificationChannels.map((channel) => (
                  <td key={channel}>
                    <Switch
                      label={<VisuallyHidden>{`${name}: ${channelWords[channel]}`}</VisuallyHidden>}
                      on={choice[channel]}
                      onChange={(isOn) =>
                        send({ type: 'setting.changed', change: { setting: 'notification', kind, channel, isOn } })
                      }
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Grid>
      {!all.isMailSent && <Note>This portal sends no e-mail at present.</Note>}
      {!all.isPushSent && <Note>This portal sends no messages to devices at present.</Note>}
      {isBlockedHere() && <Note>This browser blocks messages from the portal. Your other devices still get them.</Note>}
      <Note>E-mails about signing in and your payment accounts are always sent.</Note>
    </Stack>
  )
}
