import { keyframes, styled } from 'styled-components'
import { tokens } from './theme.ts'

const { color, leading, motion, radius, size, space, text } = tokens

const slide = keyframes`from { translate: -100% 0; } to { translate: 300% 0; }`

const BarRoot = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s1} ${space.s3};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textMedium};
`

const Track = styled.div`
  grid-column: 1 / -1;
  height: ${space.s1};
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.lineStrong};
`

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.primary};
  transition: width ${motion.medium} ${motion.easing};
  &[data-unknown] {
    width: 33%;
    animation: ${slide} ${motion.slow} ${motion.easing} infinite;
  }
`

export interface ProgressProps {
  label: string
  /** From 0 to 1; without it the end is not known. */
  value?: number | undefined
  /** Instead of the percentage: '2 of 5'. */
  valueText?: string
}

const share = (value: number) => Math.max(0, Math.min(1, value))

function valueProps(value: number | undefined, valueText: string | undefined) {
  if (value === undefined) return {}
  const now = Math.round(share(value) * 100)
  return { 'aria-valuenow': now, 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuetext': valueText ?? `${now}%` }
}

/** How far something long has come, with its name and number. */
export function ProgressBar({ label, value, valueText }: ProgressProps) {
  const values = valueProps(value, valueText)
  return (
    <BarRoot role="progressbar" aria-label={label} {...values}>
      <span>{label}</span>
      <span className="tabular">{values['aria-valuetext']}</span>
      <Track>
        <Fill
          data-unknown={value === undefined ? '' : undefined}
          style={value === undefined ? {} : { width: `${share(value) * 100}%` }}
        />
      </Track>
    </BarRoot>
  )
}

const turn = keyframes`to { rotate: 360deg; }`

const CircleRoot = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${size.avatarLarge};
  height: ${size.avatarLarge};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  &[data-size='small'] {
    width: ${size.icon};
    height: ${size.icon};
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    rotate: -90deg;
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
  }
  &[data-unknown] > svg {
    animation: ${turn} ${motion.slow} linear infinite;
  }
`

const CircleTrack = styled.circle`
  stroke: ${color.lineStrong};
`

const CircleFill = styled.circle`
  stroke: ${color.primary};
  transition: stroke-dashoffset ${motion.medium} ${motion.easing};
`

/** The same as a circle; the percentage stands inside, except in the small size. */
export function ProgressCircle({
  label,
  value,
  valueText,
  size: sizeName = 'medium',
}: ProgressProps & { size?: 'small' | 'medium' }) {
  const values = valueProps(value, valueText)
  return (
    <CircleRoot
      role="progressbar"
      aria-label={label}
      data-size={sizeName}
      data-unknown={value === undefined ? '' : undefined}
      {...values}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <CircleTrack cx="18" cy="18" r="16" />
        <CircleFill
          cx="18"
          cy="18"
          r="16"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={value === undefined ? 70 : 100 - share(value) * 100}
        />
      </svg>
      {sizeName === 'medium' && value !== undefined && <span>{values['aria-valuetext']}</span>}
    </CircleRoot>
  )
}
