export const timerRuns = 'A timer is running. Stop it first.'
export const timerWaits = 'Log the time that was measured first.'
