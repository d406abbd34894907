import type { PageBlockKind } from '@touchline/contract/site'
import { bonus } from './bonus/index.ts'
import { bonuses } from './bonuses/index.ts'
import { bonusesMobile } from './bonuses.mobile/index.ts'
import { contentButton } from './content.button/index.ts'
import { contentIframe } from './content.iframe/index.ts'
import { contentImage } from './content.image/index.ts'
import { contentLabel } from './content.label/index.ts'
import { contentModal } from './content.modal/index.ts'
import { contentPageBanner } from './content.page-banner/index.ts'
import { contentText } from './content.text/index.ts'
import { contentTopLeagues } from './content.top-leagues/index.ts'
import type { DrawnBlock } from './define-block.ts'
import { divider } from './divider/index.ts'
import { eventMarkets } from './event-markets/index.ts'
import { eventStats } from './event-stats/index.ts'
import { eventsFilter } from './events-filter/index.ts'
import { favorites } from './favorites/index.ts'
import { jackpotBanner } from './jackpot-banner/index.ts'
import { jackpotCard } from './jackpot-card/index.ts'
import { jackpotLeaderboard } from './jackpot-leaderboard/index.ts'
import { liveEvents } from './live-events/index.ts'
import { matchPreview } from './match-preview/index.ts'
import { outrights } from './outrights/index.ts'
import { prediction } from './prediction/index.ts'
import { prematchEvents } from './prematch-events/index.ts'
import { promocode } from './promocode/index.ts'
import { resultEvents } from './result-events/index.ts'
import { results } from './results/index.ts'
import { schedule } from './schedule/index.ts'
import { search } from './search/index.ts'
import { speedDial } from './speed-dial/index.ts'
import { sportList } from './sport-list/index.ts'
import { topEvents } from './top-events/index.ts'
import { tournaments } from './tournaments/index.ts'

/** Kinds that only pages of the product have: their routes name them. */
type KindOfPage =
  | 'home.top-matches'
  | 'home.events'
  | 'live.now'
  | 'esports.events'
  | 'search.found'
  | 'favorites.followed'
  | 'promotions.bonuses'
  | 'racing.meetings'
  | 'lotteries.draws'
  | 'sport.events'
  | 'category.events'
  | 'league.events'
  | 'event.page'

/**
 * Every kind that may be in any page; a missing one does not compile. Pages load this list where they hold a kind that
 * their route does not name.
 */
export const SITE_BLOCKS: { readonly [K in Exclude<PageBlockKind, KindOfPage>]: DrawnBlock<K> } = {
  [contentText.kind]: contentText,
  [results.kind]: results,
  [schedule.kind]: schedule,
  [jackpotCard.kind]: jackpotCard,
  [jackpotLeaderboard.kind]: jackpotLeaderboard,
  [contentImage.kind]: contentImage,
  [contentPageBanner.kind]: contentPageBanner,
  [contentButton.kind]: contentButton,
  [contentModal.kind]: contentModal,
  [contentIframe.kind]: contentIframe,
  [contentTopLeagues.kind]: contentTopLeagues,
  [bonus.kind]: bonus,
  [search.kind]: search,
  [sportList.kind]: sportList,
  [eventsFilter.kind]: eventsFilter,
  [divider.kind]: divider,
  [eventMarkets.kind]: eventMarkets,
  [liveEvents.kind]: liveEvents,
  [outrights.kind]: outrights,
  [prematchEvents.kind]: prematchEvents,
  [promocode.kind]: promocode,
  [resultEvents.kind]: resultEvents,
  [topEvents.kind]: topEvents,
  [tournaments.kind]: tournaments,
  [bonuses.kind]: bonuses,
  [bonusesMobile.kind]: bonusesMobile,
  [matchPreview.kind]: matchPreview,
  [jackpotBanner.kind]: jackpotBanner,
  [speedDial.kind]: speedDial,
  [favorites.kind]: favorites,
  [prediction.kind]: prediction,
  [contentLabel.kind]: contentLabel,
  [eventStats.kind]: eventStats,
}
