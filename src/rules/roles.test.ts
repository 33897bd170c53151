import { describe, expect, it } from 'vitest'
import { isLineManager, isTeamRole, permissionAreas, roles } from './roles.ts'

describe('roles', () => {
  it.each([
    // role, may enter the team area, sees the line manager's screens
    ['Teammember', true, false],
    ['Linemanager', true, true],
    ['Admin', false, false],
    ['Customer', false, false],
    ['ProjectLead', false, false],
    ['PortfolioManager', false, false],
    ['', false, false],
    ['teammember', false, false],
    ['LineManager', false, false],
    ['Teammember,Linemanager', false, false],
    [' Teammember', false, false],
  ] as const)('%j: team %s, line manager %s', (role, team, lineManager) => {
    expect(isTeamRole(role)).toBe(team)
    expect(isLineManager(role)).toBe(lineManager)
  })

  it('are those of the specification', () => {
    expect([...roles].sort()).toEqual(['Admin', 'Customer', 'Linemanager', 'PortfolioManager', 'ProjectLead', 'Teammember'])
    expect(permissionAreas).toEqual(['ActiveCommitments'])
  })
})
