import type { Draw } from '@touchline/contract'
import { useCall } from '../../data/index.ts'
import { useText } from '../../i18n/index.ts'
import { latest } from '../catalogue/index.ts'
import { LotteryDraws } from './LotteryDraws.tsx'

const SHOWN = 6
const REFETCH_MS = 15_000

export const lastDraws = (lotteryId: number, limit: number = SHOWN) =>
  latest({ type: 'draw', tournament_id: String(lotteryId) }, limit)

/** How the last draws of a lottery ended. */
export function Results({ lotteryId }: { lotteryId: number }) {
  const text = useText()
  const answer = useCall('getMatches', lastDraws(lotteryId), { refetchInterval: REFETCH_MS }).data?.data ?? []
  const draws = answer.filter((event): event is Draw => event.type === 'draw')
  return <LotteryDraws title={text('match.draw.results')} draws={draws} />
}
