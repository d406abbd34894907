import { textInEach } from '../../texts/index.ts'
import { CATEGORIES, categoryId } from '../categories.ts'
import { LOTTERIES } from './lotteries.ts'

/** Id of the sport that lotteries are; public feeds have none, theirs stay below. */
const LOTTERY_ID = 902

/** Lotteries as the catalogue has them: a sport, the countries as its categories, each lottery a tournament. */
export function lotteryWorld() {
  const provider = 'lotto' as const
  const names = textInEach('sport.lottery')
  const sport = { key: 'lottery' as const, id: LOTTERY_ID, names, type: 'lottery' as const, priority: 21, provider }
  const homes = LOTTERIES.map((lottery) => {
    const country = CATEGORIES.get(lottery.category)
    if (country === undefined)
      throw new Error(`The lottery ${lottery.key} names an unknown country: ${lottery.category}`)
    return { lottery, country }
  })
  return {
    sports: [sport],
    categories: homes.map(({ country }) => ({
      ...country,
      id: categoryId(LOTTERY_ID, country.place),
      sportId: LOTTERY_ID,
      priority: country.place,
    })),
    tournaments: homes.map(({ lottery, country }, i) => ({
      id: lottery.id,
      key: lottery.key,
      names: lottery.names,
      categoryId: categoryId(LOTTERY_ID, country.place),
      priority: i + 1,
      provider,
      tempo: 1,
      bestOf: 0 as const,
    })),
    competitors: [],
  }
}
