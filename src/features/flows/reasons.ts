import type { Possibility } from '#machines/charts/possibility.ts'

/** Why a transition cannot be taken now, in words; empty where nothing stands in its way. */
export const reasonOf = (possibility: Possibility | undefined): string => {
  switch (possibility?.kind) {
    case 'refused':
      return `Not now: ${possibility.because.join(' ') || 'its guard does not hold.'}`
    case 'depends':
      return 'It depends on what the event brings.'
    case 'outranked':
      return 'Another transition comes before it.'
    default:
      return ''
  }
}

/** How a transition stands, in a word or a sentence. */
export const standingOf = (possibility: Possibility | undefined): string => {
  if (possibility?.kind === 'possible') return 'Can be taken now.'
  return reasonOf(possibility) || 'Its state is not active.'
}
