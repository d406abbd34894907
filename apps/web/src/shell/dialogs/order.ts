import type { Asked, DialogName } from '../../dialogs/index.ts'
import type { AuthState } from '../../features/account/index.ts'
import { RANKS } from './definition.ts'
import { DIALOGS } from './registry.ts'

/** The one that is seen; all others that are open wait behind it. */
export function onTop(open: readonly Asked[]): Asked | undefined {
  const rank = ({ name }: Asked) => RANKS.indexOf(DIALOGS[name].rank)
  return open.toSorted((one, other) => rank(one) - rank(other)).at(-1)
}

/** Whether it may be shown to the present player or visitor, on this page. */
export function mayShow(name: DialogName, status: AuthState['status'], path: string): boolean {
  const { audience, isHiddenOn } = DIALOGS[name]
  if (isHiddenOn?.(path)) return false
  return audience !== 'player' || status === 'LOGGED_IN'
}

/** Dialogs that a sign-in or sign-out has ended. */
export function overBy(before: AuthState['status'], now: AuthState['status'], open: readonly Asked[]): DialogName[] {
  const gone =
    now === 'LOGGED_IN' ? 'visitor' : before === 'LOGGED_IN' && now === 'NOT_LOGGED_IN' ? 'player' : undefined
  return open.map(({ name }) => name).filter((name) => DIALOGS[name].audience === gone)
}

/** Whether a visitor has to sign in before the dialog of an address can be shown. */
export function waitsForPlayer(status: AuthState['status'], open: readonly Asked[]): boolean {
  return status === 'NOT_LOGGED_IN' && open.some(({ name }) => DIALOGS[name].audience === 'player')
}
