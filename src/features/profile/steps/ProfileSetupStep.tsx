import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { minimumTextLength, textLength } from '#rules/profile.ts'
import { requiredMark } from '#ui/Field.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { RichTextEditor } from '#ui/RichTextEditor.tsx'
import { TextField } from '#ui/TextField.tsx'
import { tokens } from '#ui/theme.ts'
import { FieldPlace } from '../FieldPlace.tsx'
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
  const { fields } = view
  const { photoUrl, cvName, cvSize, linkedInVerifiedOn, canConnectLinkedIn } = profile.setup
  const { firstName, lastName } = profile.personalDetails
  const fileError = (field: 'photo' | 'cv') => (fields.error(field) === undefined ? undefined : messages.required)
  return (
    <StepForm name="profileSetup" label="Profile Setup" view={view} onNext={onNext}>
      <Stack as="section" aria-labelledby="files-title">
        <SectionTitle id="files-title">Profile Photo and Resume upload</SectionTitle>
        <Grid>
          <FieldPlace field="photo">
            <PhotoUpload photoUrl={photoUrl} person={`${firstName} ${lastName}`} error={fileError('photo')} />
          </FieldPlace>
          <FieldPlace field="cv">
            <CvUpload name={cvName} size={cvSize} error={fileError('cv')} />
          </FieldPlace>
        </Grid>
      </Stack>
      <Stack as="section" aria-labelledby="links-title">
        <SectionTitle id="links-title">Links</SectionTitle>
        <Grid>
          <TextField {...fields.text('linkedIn')} label="LinkedIn" type="url" placeholder="https://www.linkedin.com/in/" />
          <TextField {...fields.text('gitHub')} label="GitHub" type="url" placeholder="https://github.com/" />
          <TextField {...fields.text('webSite')} label="Personal website or portfolio" type="url" placeholder="https://" />
        </Grid>
        <LinkedInConnect verifiedOn={linkedInVerifiedOn} isSetUp={canConnectLinkedIn} />
      </Stack>
      <Stack as="section" aria-labelledby="bio-title">
        <SectionTitle id="bio-title">
          Bio
          {fields.text('bio').required && requiredMark}
        </SectionTitle>
        <FieldPlace field="bio">
          <RichTextEditor
            {...fields.text('bio')}
            label="Bio"
            hideLabel
            description="Who you are and what you are good at, as a customer would like to read it."
            measure={textLength}
            minimumLength={minimumTextLength}
          />
        </FieldPlace>
      </Stack>
      <Stack as="section" aria-labelledby="personality-title">
        <SectionTitle id="personality-title">
          Personality
          {fields.text('personality').required && requiredMark}
        </SectionTitle>
        <FieldPlace field="personality">
          <RichTextEditor
            {...fields.text('personality')}
            label="Personality"
            hideLabel
            description="How you work with others, and what matters to you."
            measure={textLength}
            minimumLength={minimumTextLength}
          />
        </FieldPlace>
      </Stack>
    </StepForm>
  )
}
