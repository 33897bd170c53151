import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'

/** Stands where what a dropdown of the header shows will be. @param height of it, as a rule */
export function PanelSkeleton({ label, height }: { label: string; height: string }) {
  return (
    <div style={{ padding: tokens.space.s4 }}>
      <SkeletonGroup label={label}>
        <Skeleton $height={height} />
      </SkeletonGroup>
    </div>
  )
}
