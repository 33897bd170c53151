const extended = /(?:^|;)\s*filename\*\s*=\s*utf-8''([^;]+)/i
const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i
const bare = /(?:^|;)\s*filename\s*=\s*([^";\s][^;]*)/i

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The file name in a `Content-Disposition` header (RFC 6266).
 *
 * @param header null when there is none
 * @returns the name without any folder; 'download' when the header names none
 */
export const fileNameOf = (header: string | null): string => {
  const text = header ?? ''
  const encoded = extended.exec(text)?.[1]
  const named =
    (encoded === undefined ? undefined : decoded(encoded.trim())) ??
    quoted.exec(text)?.[1]?.replace(/\\(.)/g, '$1') ??
    bare.exec(text)?.[1]?.trim()
  const last = named?.split(/[\\/]/).at(-1)?.trim()
  return last ? last : 'download'
}
