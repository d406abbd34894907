import type { HubContext } from '../hub-context.ts'
import { CLIENT_ERRORS } from '../protocol/codes.ts'
import type { RpcRequest } from '../protocol/requests.ts'
import { type Caller, type Outcome, refuse, reply } from './outcome.ts'

/** Calls one of the hub's procedures. */
export function rpc(hub: HubContext, caller: Caller, request: RpcRequest): Outcome {
  const { procedures, report } = hub.config
  if (Object.keys(procedures).length === 0) return refuse(CLIENT_ERRORS.notAvailable)
  const procedure = Object.hasOwn(procedures, request.method) ? procedures[request.method] : undefined
  if (!procedure) return refuse(CLIENT_ERRORS.methodNotFound)
  const outcome = procedure(request.data, { user: caller.session.user, client: caller.connection.id }).then(
    (data) => reply({ data: data ?? null }),
    (error: unknown) => {
      report(error)
      return refuse(CLIENT_ERRORS.internal)
    },
  )
  return { kind: 'later', outcome }
}
