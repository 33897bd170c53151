import { Card } from '#ui/Card.tsx'
import { Grid, Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { ErrorState } from '#ui/States.tsx'

const fields = Array.from({ length: 9 }, (_, index) => `field-${index}`)

/** Stands where a step will be: labels and fields of its layout. */
export function StepLoading() {
  return (
    <SkeletonGroup label="Loading…">
      <Grid $columns={3}>
        {fields.map((key) => (
          <Stack key={key} $gap="s2">
            <Skeleton $width="6rem" $height="0.875rem" />
            <Skeleton $height="2.5rem" />
          </Stack>
        ))}
      </Grid>
    </SkeletonGroup>
  )
}

/** Stands where the wizard or the profile page will be. */
export function ProfileLoading() {
  return (
    <Stack $gap="s6">
      <Skeleton $height="3rem" />
      <Card as="div">
        <StepLoading />
      </Card>
    </Stack>
  )
}

/** The profile could not be read (specification 8). */
export function ProfileFailed({ title, reason, onRetry }: { title: string; reason: string | null; onRetry: () => void }) {
  return (
    <Card>
      <ErrorState title={title} onRetry={onRetry}>
        {reason}
      </ErrorState>
    </Card>
  )
}
