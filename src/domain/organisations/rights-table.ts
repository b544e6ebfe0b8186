import { hasRight, type Right } from './areas.ts'
import { readyRoles, roleKeys } from './roles.ts'

type CallWithRight = { key: string; right: Right & { of: readonly string[] } }

/** The table of docs/reference/rights.md: each call of the back office, and the ready roles that may make it. */
export function toRightsTable(calls: readonly CallWithRight[]): string {
  const rows = calls.map(({ key, right }) => [
    `\`${key}\``,
    `${right.area}: ${right.level}`,
    right.of.join(', '),
    ...roleKeys.map((role) => (hasRight(readyRoles[role], right) ? 'yes' : '')),
  ])
  const head = ['Call', 'Right', 'At a', ...roleKeys.map((role) => role.replace('_', ' '))]
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
