/** Longest file name that is kept, in characters. */
const longest = 150

/** Control characters, and the invisible ones that turn the reading direction or hide inside a name. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu
/** What a file system or a shell may read as more than a letter. */
const unsafe = /[<>:"|?*]/g

/**
 * The name under which an upload is kept: the last part of a path, without what cannot be seen, with the ending of what the file
 * really is.
 *
 * @param sent the name that the browser sent
 * @param ending of the stored content, with its dot
 * @param fallback what to call a file whose name says nothing
 * @returns at most 150 characters
 */
export const cleanFileName = (sent: string, ending: string, fallback: string): string => {
  const last = sent.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const seen = last.replace(unseen, '').replace(unsafe, '_').replace(/\s+/gu, ' ').trim()
  const stem = seen.toLowerCase().endsWith(ending) ? seen.slice(0, -ending.length) : seen.replace(/\.[a-z0-9]{1,5}$/i, '')
  const bare = stem.replace(/^\.+/, '').replace(/[. ]+$/, '')
  const characters = [...(bare === '' ? fallback : bare)]
  return `${characters
    .slice(0, longest - ending.length)
    .join('')
    .trim()}${ending}`
}

/** Percent-encodes what RFC 8187 does not let stand. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** `Content-Disposition` of a download (RFC 6266): a plain name for old programs and the real one beside it. */
export const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${extendedValue(name)}`
}
