import type { SignedIn } from '../../../kernel/handler.ts'
import type { CurrentSite } from '../current-site.ts'
import type { SitePorts } from '../ports.ts'

/** Groups of a visitor; null for a draft, which is shown as a whole. */
export type GroupsOf = (player: SignedIn | null, shown: CurrentSite) => Promise<ReadonlySet<string> | null>

export function createGroupsOf({ groupsOf }: Pick<SitePorts, 'groupsOf'>): GroupsOf {
  return async (player, { isDraft }) => {
    if (isDraft) return null
    return new Set(player === null ? ['visitor'] : await groupsOf(player.playerId))
  }
}
