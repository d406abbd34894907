import type { CallArguments, Http } from '@touchline/client/http'
import type { CallAnswer, CallName } from '@touchline/contract'
import type { LiveStore } from '../live/index.ts'
import { CallFailure } from './call-failure.ts'
import { ingestAnswer } from './ingest.ts'

/** What a query needs to run: the way to the back end, and the live store that its response updates. */
export interface DataSources {
  readonly http: Http
  readonly live: LiveStore
}

/** Query key of a call: its name and arguments. A page has one language, so the language is not in it. */
export function callKey<N extends CallName>(name: N, args?: Pick<CallArguments<N>, 'params' | 'query'>) {
  const asked: object = { ...(args?.params as object | undefined), ...(args?.query as object | undefined) }
  return [name, asked] as const
}

/**
 * A call as a query. The same options prefetch on the server, preload a link and serve a component.
 * @param staleTime ms for which a response is used without another request
 */
export function callQuery<N extends CallName>(
  sources: DataSources,
  name: N,
  args?: Pick<CallArguments<N>, 'params' | 'query'>,
  staleTime = 30_000,
) {
  return {
    queryKey: callKey(name, args),
    staleTime,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NonNullable<CallAnswer<N>>> => {
      const result = await sources.http.call(name, { ...args, signal } as CallArguments<N>)
      if (!result.ok) throw new CallFailure(name, result.error, args)
      if (result.data === null) throw new Error(`${name} answers nothing to hold: call it through useHttp.`)
      ingestAnswer(sources.live, name, args?.params, result.data)
      return result.data as NonNullable<CallAnswer<N>>
    },
  }
}
