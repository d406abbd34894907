import { useQuery } from '@tanstack/react-query'
import type { Rate } from '@touchline/contract'
import { CallFailure } from '../../../data/index.ts'
import { useAccount } from '../../account/index.ts'

const EVERY_MS = 30_000

/** The book's currencies with their present rates; undefined until they are there. */
export function useRates(): readonly Rate[] | undefined {
  const { http } = useAccount()
  return useQuery({
    queryKey: ['getRates'] as const,
    refetchInterval: EVERY_MS,
    async queryFn() {
      const result = await http.call('getRates')
      if (result.ok) return result.data
      throw new CallFailure('getRates', result.error)
    },
  }).data?.data
}
