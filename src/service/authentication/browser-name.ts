import Bowser from 'bowser'

/** Of a header: longer than what any browser sends, short enough to look at. */
const longest = 512

/**
 * Browser and system of a User-Agent header in words, without versions, by which a person recognises their own.
 *
 * @returns such as 'Firefox on Linux'; null for what is no browser that is known
 */
export const browserName = (userAgent: string | null): string | null => {
  if (userAgent === null || userAgent === '') return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest))
  if (browser.name === undefined || browser.name === '') return null
  return os.name === undefined || os.name === '' ? browser.name : `${browser.name} on ${os.name}`
}
