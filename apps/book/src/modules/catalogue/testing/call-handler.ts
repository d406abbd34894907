import { CALLS, type CallAnswer, type CallName, type CallQuery } from '@touchline/contract'
import { safeParse } from 'zod/mini'
import { Refusal, StoredReply } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { type CatalogueCall, catalogueHandlers } from '../handlers.ts'

export interface HandlerCall<N extends CatalogueCall> {
  readonly id?: number
  /** As the contract parses it. */
  readonly query?: Partial<CallQuery<N>>
  readonly locale?: 'en' | 'de'
}

/**
 * Calls a handler of the catalogue and checks its response against the contract. Returns the error's name for a
 * refusal.
 */
export async function callHandler<N extends CatalogueCall>(
  catalogue: Catalogue,
  name: N,
  { id, query = {}, locale = 'en' }: HandlerCall<N> = {},
): Promise<CallAnswer<N>> {
  const handler = catalogueHandlers(catalogue, async () => new Set())[name] as (request: unknown) => Promise<unknown>
  const answer = await handler({ params: { id }, query, locale, player: null })
  if (answer instanceof Refusal) throw new Error(answer.error)
  if (answer instanceof StoredReply) throw new Error('The catalogue stores no replies.')
  const parsed = safeParse(CALLS[name as CallName].answer as Parameters<typeof safeParse>[0], answer)
  if (!parsed.success)
    throw new Error(`${name} breaks the contract: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`)
  return answer as CallAnswer<N>
}
