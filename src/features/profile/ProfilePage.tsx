import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { missingItems, type ProfileItem } from '#rules/profile.ts'
import { type StepName, wizardSteps } from '#rules/wizard-steps.ts'
import { Card } from '#ui/Card.tsx'
import { late } from '#ui/late.tsx'
import { Stack } from '#ui/layout.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { LeaveGuard } from '../shared/leaving/LeaveGuard.tsx'
import { LinkedInReturn, useIsLinkedInReturn } from './linkedin/LinkedInReturn.tsx'
import { MissingList } from './MissingList.tsx'
import { ProfileStep } from './ProfileStep.tsx'
import { ProfileFailed, ProfileLoading } from './ProfileViews.tsx'
import { type ProfileRecord, toProfileSource } from './record.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useProfile } from './use-profile.ts'
import { useUnsaved } from './use-unsaved.ts'

const ContactTab = late(() => import('./contact/ContactTab.tsx').then((module) => module.ContactTab), ProfileLoading)

type TabName = StepName | 'contact'

const tabs: ReadonlyArray<{ readonly id: TabName; readonly label: string }> = [
  ...wizardSteps.map(({ name, title }) => ({ id: name, label: title })),
  { id: 'contact', label: 'Contact' },
]

const isTab = (text: string | null): text is TabName => tabs.some(({ id }) => id === text)

/** The tab of an address that names none: the first, or the one with LinkedIn for whoever comes back from there. */
const useFirstTab = (): TabName => {
  const [first] = useState<TabName>(useIsLinkedInReturn() ? 'profile-setup' : 'personal-details')
  return first
}

/** The profile page (specification 2.6): the wizard's steps as tabs, and Contact; the tab is in the address. */
export function ProfilePage() {
  const { profile, failure, retry } = useProfile()
  if (failure !== null) return <ProfileFailed {...failure} onRetry={retry} />
  if (profile === null) return <ProfileLoading />
  return <ProfileTabs profile={profile} />
}

function ProfileTabs({ profile }: { profile: ProfileRecord }) {
  const [query, setQuery] = useSearchParams()
  const root = useRef<HTMLDivElement>(null)
  const focusField = useFieldFocus(root)
  const asked = query.get('tab')
  const first = useFirstTab()
  const selected = isTab(asked) ? asked : first
  useEffect(() => {
    // LinkedIn sends the person to an address without a tab.
    if (asked === null && first === 'profile-setup') setQuery({ tab: first }, { replace: true })
  }, [asked, first, setQuery])
  const unsaved = useUnsaved(profile)
  const missing = missingItems(toProfileSource(profile))
  const markOf = (tab: TabName): string | undefined => {
    if (unsaved.some(({ step }) => step === tab)) return 'not saved'
    return missing.some(({ step }) => step === tab) ? 'something is missing' : undefined
  }
  const openItem = ({ step, field }: ProfileItem) => {
    setQuery({ tab: step })
    focusField(field)
  }
  return (
    <>
      <LinkedInReturn />
      <LeaveGuard hasChanges={unsaved.length > 0} what={unsaved.map(({ title }) => title).join(', ')} />
      <Stack $gap="s6" ref={root} data-screen="profile">
        <MissingList items={missing} onOpen={openItem} announce={false} />
        <Tabs
          label="Your profile"
          tabs={tabs.map((tab) => ({ ...tab, mark: markOf(tab.id) }))}
          selected={selected}
          onSelect={(tab) => setQuery({ tab })}
        >
          <Card as="div" key={selected}>
            <VisuallyHidden as="h2">{tabs.find(({ id }) => id === selected)?.label}</VisuallyHidden>
            {selected === 'contact' ? <ContactTab /> : <ProfileStep name={selected} profile={profile} onNext={undefined} />}
          </Card>
        </Tabs>
      </Stack>
    </>
  )
}
