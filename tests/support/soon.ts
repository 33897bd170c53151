/** When `expect.poll` looks again, in milliseconds: at once most of the time, because most of the time it is there. */
export const soon = [10, 20, 40, 80]
