import type { Sealed } from '#rules/sealed.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useServices } from '../services/services.ts'
import { secretText } from './secret-text.ts'

interface OwnPasswordProps {
  password: Sealed
  busy: boolean
  error: string | null
  onChange: (password: Sealed) => void
}

/** The person's own password, asked for again by what only they may do. */
export function OwnPassword({ password, busy, error, onChange }: OwnPasswordProps) {
  const { vault, session } = useServices()
  return (
    <>
      {/* Password managers find the password by the user name before it. */}
      <input type="text" name="username" autoComplete="username" value={session.user().userName} readOnly hidden />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus
        required
        readOnly={busy}
        maxLength={1024}
        value={secretText(vault, password)}
        error={error ?? undefined}
        onChange={(typed) => onChange(vault.seal(typed))}
      />
    </>
  )
}
