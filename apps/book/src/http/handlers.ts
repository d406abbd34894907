import type { CallName } from '@touchline/contract'
import type { Handlers } from '../kernel/handler.ts'

/** A handler for every call of the contract: a missing one does not compile. */
export type AllHandlers = Handlers<CallName>

/** Of each of several modules. */
type CallsOf<M> = M extends { readonly handlers: infer H } ? keyof H & CallName : never

/** Puts the modules' handlers together. */
export function combineHandlers<M extends { readonly handlers: object }>(modules: readonly M[]): Handlers<CallsOf<M>> {
  return Object.assign({}, ...modules.map(({ handlers }) => handlers))
}
