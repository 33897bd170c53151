import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { ErrorIcon } from './basic-icons.tsx'
import { FailedAction } from './failed-action.tsx'
import { tokens } from './theme.ts'

const { color, leading, radius, size, space, text, weight } = tokens

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.s2};
  padding: ${space.s12} ${space.s6};
  text-align: center;
  color: ${color.textMedium};
`

const Circle = styled.div`
  display: grid;
  place-items: center;
  width: ${size.avatarLarge};
  height: ${size.avatarLarge};
  margin-block-end: ${space.s2};
  border-radius: ${radius.round};
  background: ${color.hover};
  color: ${color.textWeak};
  &[data-tone='error'] {
    background: ${color.errorSoft};
    color: ${color.error};
  }
`

const Title = styled.p`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
  color: ${color.textStrong};
  text-wrap: balance;
`

const Text = styled.div`
  max-width: ${size.card};
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s2};
  margin-block-start: ${space.s3};
`

export interface EmptyStateProps {
  icon?: ReactNode
  /** What is missing here. */
  title: string
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

/** The view of a screen or list that has nothing to show yet. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Root>
      {icon && <Circle>{icon}</Circle>}
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  )
}

export interface ErrorStateProps {
  /** What happened, in the person's words. */
  title: string
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/** The view of a screen or list that could not be loaded. Said at once. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <Root role="alert">
      <Circle data-tone="error">
        <ErrorIcon />
      </Circle>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      <Action>
        {onRetry && (
          <Button onPress={onRetry} busy={retrying}>
            Retry
          </Button>
        )}
        <FailedAction />
      </Action>
    </Root>
  )
}
