/** What may be uploaded (decisions B, Uploads). Enforced by the browser before sending and by the service by content. */

export type FileKind = 'photo' | 'cv' | 'certificate' | 'skill'

interface UploadLimit {
  /** Endings of the names a person may choose, lower-cased, with their dot. */
  readonly endings: readonly string[]
  readonly mediaTypes: readonly string[]
  readonly maxBytes: number
  /** The limit in words for the person. */
  readonly words: string
}

const megabyte = 1024 * 1024

const documents: UploadLimit = {
  endings: ['.pdf', '.doc', '.docx'],
  mediaTypes: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  maxBytes: 5 * megabyte,
  words: 'PDF, DOC or DOCX, up to 5 MB',
}

export const uploadLimits: Readonly<Record<FileKind, UploadLimit>> = {
  photo: {
    endings: ['.jpg', '.jpeg', '.png'],
    mediaTypes: ['image/jpeg', 'image/png'],
    maxBytes: 2 * megabyte,
    words: 'JPG or PNG, up to 2 MB',
  },
  cv: documents,
  certificate: documents,
  skill: documents,
}

/**
 * Whether a chosen file may be sent, as far as its name and size tell; its content is judged by the service.
 *
 * @param size in bytes
 */
export const isUploadable = (kind: FileKind, name: string, size: number): boolean => {
  const { endings, maxBytes } = uploadLimits[kind]
  return size > 0 && size <= maxBytes && endings.some((ending) => name.toLowerCase().endsWith(ending))
}

/** A size in words: '512 B', '34 kB', '1.4 MB'. @param bytes not negative */
export const sizeInWords = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < megabyte) return `${Math.round(bytes / 1024)} kB`
  return `${(bytes / megabyte).toFixed(1)} MB`
}
