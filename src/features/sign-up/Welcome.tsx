import { styled } from 'styled-components'
import type { StateValue } from 'xstate'
import { welcomeSteps } from '#rules/sign-up.ts'
import { ButtonLink } from '#ui/Link.tsx'
import { tokens } from '#ui/theme.ts'
import { RegisterCard } from '../shared/register/RegisterCard.tsx'
import { useRegisterLink } from '../shared/register/use-register-link.ts'

const { color, leading, size, space, text } = tokens

const Steps = styled.ol`
  display: grid;
  gap: ${space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  color: ${color.textStrong};
  font-size: ${text.lg};
  line-height: ${leading.lg};
  counter-increment: step;
  &::before {
    content: counter(step);
    display: grid;
    flex: none;
    width: ${size.avatar};
    height: ${size.avatar};
    place-items: center;
    border: ${size.hairline} solid ${color.lineStrong};
    border-radius: 50%;
    color: ${color.textMedium};
    font-size: ${text.sm};
  }
  &[data-done]::before {
    content: '✓';
    border-color: ${color.success};
    color: ${color.success};
  }
`

const Lead = styled.p`
  margin: 0;
  color: ${color.textMedium};
`

/** What a new person sees: the account exists, and these steps follow (specification 1). */
export function Welcome({ state }: { state: StateValue }) {
  const registerLink = useRegisterLink()
  return (
    <RegisterCard title="Welcome" flow="sign-up" state={state}>
      <Lead>
        Your account has been created. These steps take you to your first commitment; a verification e-mail is on its way.
      </Lead>
      <Steps aria-label="Your steps">
        {welcomeSteps.map((step, index) => (
          <Step key={step} data-done={index === 0 ? '' : undefined}>
            {step}
          </Step>
        ))}
      </Steps>
      <ButtonLink href={registerLink('Login')} variant="primary" fullWidth>
        Login
      </ButtonLink>
    </RegisterCard>
  )
}
