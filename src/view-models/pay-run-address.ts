/** The pay run that the address's hash asks to show (decisions B): `#action=view&id=…`; null for none. */
export const readShownPayRun = (hash: string): string | null => {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const id = given.get('id') ?? ''
  return given.get('action') === 'view' && id !== '' ? id : null
}

/** The hash that shows a pay run. */
export const writeShownPayRun = (id: string): string => `#action=view&id=${encodeURIComponent(id)}`
