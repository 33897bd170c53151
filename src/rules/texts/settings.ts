export const weekTargetRange = 'Enter hours from 0.25 to 100, in steps of 0.25.'
