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
import { contentTopLeagues } from './content.top-leagues/index.ts'
import type { DrawnBlock } from './define-block.ts'
import { divider } from './divider/index.ts'
import { eventMarkets } from './event-markets/index.ts'
import { eventStats } from './event-stats/index.ts'
import { eventsFilter } from './events-filter/index.ts'
import { favorites } from './favorites/index.ts'
import { jackpotBanner } from './jackpot-banner/index.ts'
import { liveEvents } from './live-events/index.ts'
import { matchPreview } from './match-preview/index.ts'
import { outrights } from './outrights/index.ts'
import { prediction } from './prediction/index.ts'
import { prematchEvents } from './prematch-events/index.ts'
import type { PRODUCT_BLOCKS } from './product-blocks.ts'
import { promocode } from './promocode/index.ts'
import { resultEvents } from './result-events/index.ts'
import { search } from './search/index.ts'
import { speedDial } from './speed-dial/index.ts'
import { sportList } from './sport-list/index.ts'
import { topEvents } from './top-events/index.ts'
import { tournaments } from './tournaments/index.ts'

/** Every other kind that may stand in a page; one that is missing does not compile. Pages load this list where they hold one of them. */
export const SITE_BLOCKS: {
  readonly [K in Exclude<PageBlockKind, keyof typeof PRODUCT_BLOCKS>]: DrawnBlock<K>
} = {
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
