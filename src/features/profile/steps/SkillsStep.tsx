import { Stack } from '#ui/layout.tsx'
import type { ProfileRecord } from '../record.ts'
import { CertificateSection } from './CertificateSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { TechnicalSkillSection } from './TechnicalSkillSection.tsx'

/** Step 4, Skills and Certificates (specification 2.6): Technical Skills, Language Skills, Certificates. */
export function SkillsStep({ profile }: { profile: ProfileRecord }) {
  return (
    <Stack $gap="s8">
      <TechnicalSkillSection skills={profile.technicalSkills} />
      <LanguageSection skills={profile.languageSkills} />
      <CertificateSection certificates={profile.certificates} />
    </Stack>
  )
}
