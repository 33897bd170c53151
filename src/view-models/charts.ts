/** Hours at which the axis of a commitment's bars ends (specification 9, Dashboard; decisions B, Weekly audit). */
export const chartHoursMax = 16

/** Height of the largest bar of code lines, in hours of the axis (specification 9). */
export const largestCodeBar = 8

/**
 * Heights of bars of code lines beside bars of hours: scaled so that the largest equals 8 (specification 9).
 *
 * @param lines counts of one chart; a negative one counts as none
 * @returns a height for each, 0 to 8; all 0 when there are no lines
 */
export const scaleCodeLines = (lines: readonly number[]): readonly number[] => {
  const largest = lines.reduce((most, one) => Math.max(most, one), 0)
  return lines.map((one) => (largest === 0 ? 0 : (Math.max(0, one) / largest) * largestCodeBar))
}
