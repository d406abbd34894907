import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallArguments } from '@touchline/client/http'
import type { CallAnswer, CallName } from '@touchline/contract'
import { useLiveStore } from '../live/index.ts'
import { callQuery } from './call-query.ts'
import { useHttp } from './http-context.ts'

export interface UseCallOptions {
  readonly staleTime?: number | undefined
  readonly enabled?: boolean | undefined
  /** Time between repetitions of the call, in ms. */
  readonly refetchInterval?: number | undefined
  /** Shows the response to the earlier arguments until there is one to the present ones. */
  readonly keepsFormer?: boolean | undefined
}

/** A call's response, cached by its arguments; on first render it comes from the server's markup. */
export function useCall<N extends CallName>(
  name: N,
  args?: Pick<CallArguments<N>, 'params' | 'query'>,
  { staleTime, enabled = true, refetchInterval, keepsFormer = false }: UseCallOptions = {},
): UseQueryResult<NonNullable<CallAnswer<N>>> {
  const sources = { http: useHttp(), live: useLiveStore() }
  return useQuery({
    ...callQuery(sources, name, args, staleTime),
    enabled,
    ...(refetchInterval !== undefined && { refetchInterval }),
    ...(keepsFormer && { placeholderData: keepPreviousData }),
  })
}
