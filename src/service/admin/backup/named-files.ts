import type { Client } from 'pg'

/** A file of the file store that a row names. */
export interface NamedFile {
  /** Its name in the store. */
  readonly key: string
  readonly mediaType: string
}

/** Where rows name files, by table. */
const sources: Readonly<Record<string, string>> = {
  stored_file: 'select storage_key as key, media_type as "mediaType" from public.stored_file',
  training_image: `select 'training/' || served, 'image/webp' from public.training_image
    union select 'originals/' || original, 'application/octet-stream' from public.training_image`,
  course: `select 'training/' || image, 'image/webp' from public.course where image is not null`,
}

/** Every file that a row names, once. @param tables those that there are */
export const readNamedFiles = async (client: Client, tables: readonly string[]): Promise<readonly NamedFile[]> => {
  const parts = Object.entries(sources).flatMap(([table, query]) => (tables.includes(table) ? [query] : []))
  if (parts.length === 0) return []
  const { rows } = await client.query<NamedFile>(`${parts.join(' union ')} order by key`)
  return rows
}
