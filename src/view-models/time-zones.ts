/**
 * The city in the name of a time zone, for a place that is not known otherwise (decisions B, Dashboard).
 *
 * @param zone IANA name: 'Australia/Melbourne' is Melbourne, 'America/Argentina/Buenos_Aires' is Buenos Aires
 */
export const cityOfTimeZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
