/**
 * An address whose path can be decoded: one with a stray percent sign, as a broken mail link has it, is taken letter for letter,
 * so that it meets the page, which clears what it carries from the address bar, and not a bare error.
 *
 * @param address path and query of a request
 */
export const decodableAddress = (address: string): string => {
  const end = address.indexOf('?')
  const path = end === -1 ? address : address.slice(0, end)
  try {
    // The result is used: a bundler that takes the call for free of effects would drop it together with its exception.
    return decodeURIComponent(path) === '' ? `/${address}` : address
  } catch {
    return `${path.replaceAll('%', '%25')}${address.slice(path.length)}`
  }
}
