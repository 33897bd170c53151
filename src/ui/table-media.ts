/**
 * Media conditions for tables beside the drawer. Below the first, one of many columns has no room and its rows are cards (paper is narrower, but
 * nothing on it is pressed, so that it takes the table); below the second its columns stand closer together.
 */
export const tableMedia = {
  belowCards: 'screen and (max-width: 1279.98px)',
  belowRoomy: '(max-width: 1399.98px)',
} as const
