/** Whether this run looks long for what shows rarely: `npm run soak`. */
const isSoak = process.env.SOAK === '1'

/** How often to repeat what must hold every time: a few times in every run of the tests, many times in a soak. */
export const rounds = (few: number, many: number): number => (isSoak ? many : few)
