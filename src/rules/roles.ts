/** Role values as v1 sends them; a person's roles are one single string (specification 6). */
export const roles = ['Admin', 'Customer', 'Linemanager', 'Teammember', 'ProjectLead', 'PortfolioManager'] as const
export type Role = (typeof roles)[number]

/** Areas that a route may ask for beyond a role (specification 6). */
export const permissionAreas = ['ActiveCommitments'] as const
export type PermissionArea = (typeof permissionAreas)[number]

/** Whether the person may enter the team area: Teammember or Linemanager (specification 6, Guard). */
export const isTeamRole = (role: string): boolean => role === 'Teammember' || role === 'Linemanager'

/** Whether the person sees the line manager's screens (specification 6). */
export const isLineManager = (role: string): boolean => role === 'Linemanager'
