import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Settings_ownDocument, type Settings_rowFragment } from '#generated/features/shared/settings/settings.ts'
import { type settings, settingsShown, targetTextShown } from '#machines/settings/settings.machine.ts'
import { type Density, type TimerRounding, weekTargetError } from '#rules/personal-settings.ts'
import { Card } from '#ui/Card.tsx'
import { densityChoice } from '#ui/density-choice.ts'
import { Form } from '#ui/Form.tsx'
import { Stack } from '#ui/layout.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SaveStatus } from '#ui/SaveStatus.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { tokens } from '#ui/theme.ts'
import { themeChoice } from '#ui/theme-choice.ts'
import { useDeviceChoice } from '#ui/use-device-choice.ts'
import { type FlowView, useFlow } from '../shared/flows/use-flow.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { useReload } from '../shared/services/use-reload.ts'
import { deviceDensities, themeWords } from '../shared/settings/appearance.ts'
import { settingsFlow } from '../shared/settings/settings.actors.ts'
import { useSettingChange } from '../shared/settings/use-settings.ts'
import { NotificationChoices } from './NotificationChoices.tsx'
import { OpenSessions } from './OpenSessions.tsx'
import { useNamedPart } from './use-named-part.ts'

const { color, size, space, text, leading } = tokens

const Column = styled(Stack)`
  max-width: ${size.dialog800};
`

const Head = styled.div`
  margin-block-end: ${space.s5};
`

const About = styled.p`
  margin-block-start: ${space.s1};
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Short = styled.div`
  max-width: ${size.list};
`

const densityOptions: readonly { id: Density; label: string; description: string }[] = [
  { id: 'Comfortable', label: 'Comfortable', description: 'More room around everything.' },
  { id: 'Compact', label: 'Compact', description: 'More fits on the screen. On touch screens, controls keep their size.' },
]

const roundingOptions: readonly { id: TimerRounding; label: string }[] = [
  { id: 'Nearest', label: 'To the nearest quarter' },
  { id: 'Up', label: 'Up to the next quarter' },
  { id: 'Down', label: 'Down to the last full quarter' },
]

/** What people set up for themselves: a projection of `settings`. Every change is kept by itself, for all of their devices. */
export function SettingsPage() {
  const flow = useFlow(settingsFlow)
  useNamedPart()
  const { state } = flow
  return (
    <Column $gap="s5" data-flow="settings" data-state={JSON.stringify(state.value)}>
      <SaveStatus state={state.hasTag('busy') ? 'saving' : 'saved'}>
        {state.hasTag('busy') ? 'Saving…' : 'Changes are saved at once, for all your devices'}
      </SaveStatus>
      <Card aria-labelledby="appearance">
        <Title id="appearance" about="How the portal looks.">
          Appearance
        </Title>
        <Appearance />
      </Card>
      <Card aria-labelledby="time">
        <Title id="time" about="How you log your hours.">
          Time
        </Title>
        <TimeSettings flow={flow} />
      </Card>
      <Card aria-labelledby="notifications">
        <Title
          id="notifications"
          about="Every notification is in the portal’s list. Here you choose what also reaches you elsewhere."
        >
          Notifications
        </Title>
        <NotificationChoices flow={flow} />
      </Card>
      <Card aria-labelledby="sessions">
        <Title id="sessions" about="Devices and browsers on which your account is open. Sign out what you do not recognise.">
          Where you are signed in
        </Title>
        <OpenSessions />
      </Card>
    </Column>
  )
}

function Title({ id, about, children }: { id: string; about: string; children: string }) {
  return (
    <Head>
      <h2 id={id}>{children}</h2>
      <About>{about}</About>
    </Head>
  )
}

function Appearance() {
  const theme = useDeviceChoice(themeChoice)
  const density = useDeviceChoice(densityChoice)
  const { changeTheme, changeDensity } = useSettingChange()
  return (
    <Stack $gap="s5">
      <RadioGroup
        label="Theme"
        options={themeWords.map((one) => ({ id: one.theme, label: one.short }))}
        value={themeWords.find(({ choice }) => choice === theme)?.theme ?? null}
        onChange={changeTheme}
        horizontal
      />
      <RadioGroup
        label="Density"
        options={densityOptions}
        value={densityOptions.find(({ id }) => deviceDensities[id] === density)?.id ?? null}
        onChange={changeDensity}
      />
    </Stack>
  )
}

interface SettingsFlow {
  flow: FlowView<typeof settings>
}

function TimeSettings({ flow }: SettingsFlow) {
  const [{ data, error, fetching }, ask] = useQuery({ query: Settings_ownDocument, requestPolicy: 'cache-and-network' })
  const askAgain = () => ask({ requestPolicy: 'network-only' })
  // What became of a change without an answer only the server knows.
  useReload(flow.state.hasTag('busy'), askAgain)
  const kept = data?.personalSettings
  if (kept !== undefined) return <TimeFields flow={flow} kept={kept} />
  if (fetching)
    return (
      <SkeletonGroup label="Loading your settings">
        <Stack>
          <Skeleton $width={size.list} $height={space.s16} />
          <Skeleton $width={size.list} $height={space.s16} />
        </Stack>
      </SkeletonGroup>
    )
  return <LoadFailed title="Your settings could not be loaded." error={error} onRetry={askAgain} />
}

function TimeFields({ flow: { state, send }, kept }: SettingsFlow & { kept: Settings_rowFragment }) {
  const { weekTarget, timerRounding } = settingsShown(state, kept)
  const typed = targetTextShown(state, weekTarget)
  const leave = () => send({ type: 'weekTarget.left' })
  return (
    <Stack $gap="s5">
      <Form label="Weekly target" onSubmit={leave}>
        <Short>
          <TextField
            label="Weekly target"
            name="weekTarget"
            description="Hours you want to log in a week, besides what your commitments ask for. Empty for none."
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={state.matches({ weekTarget: 'refused' }) ? (weekTargetError(typed) ?? undefined) : undefined}
            onChange={(value) => send({ type: 'weekTarget.typed', text: value })}
            onBlur={leave}
          />
        </Short>
      </Form>
      <RadioGroup
        label="Round a timer’s time"
        options={roundingOptions}
        value={timerRounding}
        onChange={(value) => send({ type: 'setting.changed', change: { setting: 'timerRounding', value } })}
      />
    </Stack>
  )
}
