/** Every icon by its name. The gallery alone wants them as one object; made of the files themselves, every screen would carry it. */
export * from '../basic-icons.tsx'
export * from '../content-icons.tsx'
export * from '../file-icons.tsx'
export * from '../history-icons.tsx'
export * from '../icons.tsx'
export * from '../pin-icon.tsx'
export * from '../rich-text-icons.tsx'
