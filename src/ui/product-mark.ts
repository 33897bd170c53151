/** The drawing of the product's mark, which public/favicon.svg has on a ground of its own. */
export const markBox = '0 0 32 32'
export const arch = 'M4 27h4V14a8 8 0 0 1 16 0v13h4'
export const light = { cx: 16, cy: 20, r: 4 } as const
