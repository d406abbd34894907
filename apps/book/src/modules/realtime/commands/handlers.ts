import type { HubContext } from '../hub-context.ts'
import type { Command } from '../protocol/parse-command.ts'
import type { CommandName } from '../protocol/requests.ts'
import { history } from './history.ts'
import type { Caller, Handler, Outcome } from './outcome.ts'
import { presence } from './presence.ts'
import { presenceStats } from './presence-stats.ts'
import { publish } from './publish.ts'
import { refresh } from './refresh.ts'
import { rpc } from './rpc.ts'
import { send } from './send.ts'
import { subRefresh } from './sub-refresh.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

type ConnectedCommandName = Exclude<CommandName, 'connect'>

/** Every command of a connected client; a missing one does not compile. */
const HANDLERS: { [N in ConnectedCommandName]: Handler<N> } = {
  subscribe,
  unsubscribe,
  publish,
  presence,
  presence_stats: presenceStats,
  history,
  rpc,
  send,
  refresh,
  sub_refresh: subRefresh,
}

/** Carries out one command of a connected client. */
export function handle<N extends ConnectedCommandName>(hub: HubContext, caller: Caller, command: Command<N>): Outcome {
  return HANDLERS[command.name](hub, caller, command.request)
}
