/** What every layer that lies over the whole page and keeps it out of reach carries; the command palette, which may be put there, does not. */
export const modalMark = { 'data-modal': '' }

/** Whether a dialog, or another layer that keeps the page out of reach, is open. */
export const isModalOpen = (): boolean => document.querySelector('[data-modal]') !== null
