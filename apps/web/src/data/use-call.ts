import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { CallArguments } from '@touchline/client/http'
import type { CallAnswer, CallName } from '@touchline/contract'
import { useLiveStore } from '../live/index.ts'
import { callQuery } from './call-query.ts'
import { useHttp } from './http-context.ts'

export interface UseCallOptions {
  readonly staleTime?: number | undefined
  readonly enabled?: boolean | undefined
  /** Ask again this often, in ms. */
  readonly refetchInterval?: number | undefined
}

/** A call's answer, cached by what was asked; from the server's HTML on first render. */
export function useCall<N extends CallName>(
  name: N,
  args?: Pick<CallArguments<N>, 'params' | 'query'>,
  { staleTime, enabled = true, refetchInterval }: UseCallOptions = {},
): UseQueryResult<NonNullable<CallAnswer<N>>> {
  const sources = { http: useHttp(), live: useLiveStore() }
  return useQuery({
    ...callQuery(sources, name, args, staleTime),
    enabled,
    ...(refetchInterval !== undefined && { refetchInterval }),
  })
}
