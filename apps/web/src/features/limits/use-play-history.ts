import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '../../data/index.ts'
import { deviceTimeZone } from '../../platform/device/device.ts'
import { useAccount } from '../account/index.ts'

/** The results of the player's last thirty days, by the days of their time zone. */
export function usePlayHistory(playerId: number) {
  const { http } = useAccount()
  return useQuery({
    queryKey: ['getPlayHistory', { playerId }],
    staleTime: 0,
    async queryFn() {
      const result = await http.call('getPlayHistory', { query: { time_zone: deviceTimeZone() } })
      if (result.ok) return result.data
      throw new CallFailure('getPlayHistory', result.error)
    },
  })
}
