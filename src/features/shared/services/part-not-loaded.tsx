import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

/** In the place of a part of a screen whose code did not arrive. */
export const partNotLoaded = (retry: () => void) => (
  <Alert tone="error" actions={<Button onPress={retry}>Retry</Button>}>
    {messages.genericError}
  </Alert>
)
