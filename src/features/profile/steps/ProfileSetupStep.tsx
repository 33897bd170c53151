import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { minimumTextLength, textLength } from '#rules/profile.ts'
import type { profileForms } from '#rules/profile-forms.ts'
import { requiredMark } from '#ui/Field.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { RichTextEditor } from '#ui/RichTextEditor.tsx'
import { TypedTextScope } from '#ui/SaveStatus.tsx'
import { TextField } from '#ui/TextField.tsx'
import { tokens } from '#ui/theme.ts'
import type { BoundField } from '../../shared/form/bind-field.ts'
import { type FieldViews, FormFields } from '../../shared/form/FormFields.tsx'
import { CvUpload } from '../files/CvUpload.tsx'
import { PhotoUpload } from '../files/PhotoUpload.tsx'
import { LinkedInConnect } from '../linkedin/LinkedInConnect.tsx'
import type { ProfileRecord } from '../record.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { StepForm, type StepMode } from './StepForm.tsx'

const { color, leading, text, weight } = tokens

const SectionTitle = styled.h3`
  margin: 0;
  color: ${color.textStrong};
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
`

/** Step 6, Profile Setup (specification 2.6): photo and resume, links, bio, personality. */
export function ProfileSetupStep({ profile, onNext }: StepMode & { profile: ProfileRecord }) {
  const view = useProfileForm('profileSetup', profile)
  const { photoUrl, cvName, cvSize, linkedInVerifiedOn, canConnectLinkedIn } = profile.setup
  const { firstName, lastName } = profile.personalDetails
  const fileError = ({ error }: BoundField) => (error === undefined ? undefined : messages.required)
  const views: FieldViews<typeof profileForms.profileSetup> = {
    photo: (field) => <PhotoUpload photoUrl={photoUrl} person={`${firstName} ${lastName}`} error={fileError(field)} />,
    cv: (field) => <CvUpload name={cvName} size={cvSize} error={fileError(field)} />,
    linkedIn: (field) => <TextField {...field.text} label="LinkedIn" type="url" placeholder="https://www.linkedin.com/in/" />,
    gitHub: (field) => <TextField {...field.text} label="GitHub" type="url" placeholder="https://github.com/" />,
    webSite: (field) => <TextField {...field.text} label="Personal website or portfolio" type="url" placeholder="https://" />,
    bio: (field) => (
      <LongText
        field={field}
        label="Bio"
        description="Who you are and what you are good at, as a customer would like to read it."
      />
    ),
    personality: (field) => (
      <LongText field={field} label="Personality" description="How you work with others, and what matters to you." />
    ),
  }
  return (
    <TypedTextScope>
      <StepForm name="profileSetup" label="Profile Setup" view={view} onNext={onNext}>
        <FormFields
          source={view.fields}
          views={views}
          layout={(place) => (
            <>
              <Section title="Profile Photo and Resume upload">
                <Grid>
                  {place('photo')}
                  {place('cv')}
                </Grid>
              </Section>
              <Section title="Links">
                <Grid>
                  {place('linkedIn')}
                  {place('gitHub')}
                  {place('webSite')}
                </Grid>
                <LinkedInConnect verifiedOn={linkedInVerifiedOn} isSetUp={canConnectLinkedIn} />
              </Section>
              <Section title="Bio" isRequired>
                {place('bio')}
              </Section>
              <Section title="Personality" isRequired>
                {place('personality')}
              </Section>
            </>
          )}
        />
      </StepForm>
    </TypedTextScope>
  )
}

function Section({ title, isRequired = false, children }: { title: string; isRequired?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionTitle id={id}>
        {title}
        {isRequired && requiredMark}
      </SectionTitle>
      {children}
    </Stack>
  )
}

/** A text of at least 250 characters whose section has its name. */
function LongText({ field, label, description }: { field: BoundField; label: string; description: string }) {
  return (
    <RichTextEditor
      {...field.text}
      label={label}
      hideLabel
      description={description}
      measure={textLength}
      minimumLength={minimumTextLength}
    />
  )
}
