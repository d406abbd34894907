import type { PageBlockKind } from '@touchline/contract/site'
import { categoryEvents } from './category.events/index.ts'
import { contentText } from './content.text/index.ts'
import type { DrawnBlock } from './define-block.ts'
import { esportsEvents } from './esports.events/index.ts'
import { eventPage } from './event.page/index.ts'
import { favoritesFollowed } from './favorites.followed/index.ts'
import { homeEvents } from './home.events/index.ts'
import { homeTopMatches } from './home.top-matches/index.ts'
import { jackpotCard } from './jackpot-card/index.ts'
import { jackpotLeaderboard } from './jackpot-leaderboard/index.ts'
import { leagueEvents } from './league.events/index.ts'
import { liveNow } from './live.now/index.ts'
import { lotteriesDraws } from './lotteries.draws/index.ts'
import { promotionsBonuses } from './promotions.bonuses/index.ts'
import { racingMeetings } from './racing.meetings/index.ts'
import { results } from './results/index.ts'
import { schedule } from './schedule/index.ts'
import { searchFound } from './search.found/index.ts'
import { sportEvents } from './sport.events/index.ts'

/** Kinds that pages of the product hold: every page has this list at once. */
export const PRODUCT_BLOCKS = {
  [homeTopMatches.kind]: homeTopMatches,
  [homeEvents.kind]: homeEvents,
  [liveNow.kind]: liveNow,
  [esportsEvents.kind]: esportsEvents,
  [searchFound.kind]: searchFound,
  [favoritesFollowed.kind]: favoritesFollowed,
  [promotionsBonuses.kind]: promotionsBonuses,
  [racingMeetings.kind]: racingMeetings,
  [lotteriesDraws.kind]: lotteriesDraws,
  [sportEvents.kind]: sportEvents,
  [categoryEvents.kind]: categoryEvents,
  [leagueEvents.kind]: leagueEvents,
  [eventPage.kind]: eventPage,
  [contentText.kind]: contentText,
  [results.kind]: results,
  [schedule.kind]: schedule,
  [jackpotCard.kind]: jackpotCard,
  [jackpotLeaderboard.kind]: jackpotLeaderboard,
} as const satisfies { readonly [K in PageBlockKind]?: DrawnBlock<K> }
