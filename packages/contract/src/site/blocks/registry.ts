import { betSlip } from './bet-slip.ts'
import { bonus } from './bonus.ts'
import { bonusesMobile } from './bonuses.mobile.ts'
import { bonuses } from './bonuses.ts'
import { brandLogo } from './brand-logo.ts'
import { categoryEvents } from './category.events.ts'
import { chatToggle } from './chat-toggle.ts'
import { clock } from './clock.ts'
import { contentButton } from './content.button.ts'
import { contentIframe } from './content.iframe.ts'
import { contentImage } from './content.image.ts'
import { contentLabel } from './content.label.ts'
import { contentModal } from './content.modal.ts'
import { contentPageBanner } from './content.page-banner.ts'
import { contentText } from './content.text.ts'
import { contentTopLeagues } from './content.top-leagues.ts'
import { divider } from './divider.ts'
import { esportsEvents } from './esports.events.ts'
import { eventPage } from './event.page.ts'
import { eventMarkets } from './event-markets.ts'
import { eventStats } from './event-stats.ts'
import { eventsFilter } from './events-filter.ts'
import { favoritesFollowed } from './favorites.followed.ts'
import { favorites } from './favorites.ts'
import { homeEvents } from './home.events.ts'
import { homeTopMatches } from './home.top-matches.ts'
import { jackpotBanner } from './jackpot-banner.ts'
import { jackpotCard } from './jackpot-card.ts'
import { jackpotLeaderboard } from './jackpot-leaderboard.ts'
import { language } from './language.ts'
import { leagueEvents } from './league.events.ts'
import { liveNow } from './live.now.ts'
import { liveEvents } from './live-events.ts'
import { lotteriesDraws } from './lotteries.draws.ts'
import { matchPreview } from './match-preview.ts'
import { menuItem } from './menu.item.ts'
import { menuSubmenu } from './menu.submenu.ts'
import { myBets } from './my-bets.ts'
import { navigationSideMenu } from './navigation.side-menu.ts'
import { navigationTopLeagues } from './navigation.top-leagues.ts'
import { notifications } from './notifications.ts'
import { odds } from './odds.ts'
import { outrights } from './outrights.ts'
import { platformSwitcher } from './platform-switcher.ts'
import { prediction } from './prediction.ts'
import { prematchEvents } from './prematch-events.ts'
import { profile } from './profile.ts'
import { promocode } from './promocode.ts'
import { promotionsBonuses } from './promotions.bonuses.ts'
import { racingMeetings } from './racing.meetings.ts'
import { resultEvents } from './result-events.ts'
import { results } from './results.ts'
import { schedule } from './schedule.ts'
import { searchFound } from './search.found.ts'
import { search } from './search.ts'
import { speedDial } from './speed-dial.ts'
import { sportEvents } from './sport.events.ts'
import { sportList } from './sport-list.ts'
import { topEvents } from './top-events.ts'
import { tournaments } from './tournaments.ts'

/** Every kind of block (BLOCK-01), in the order in which documents list them. */
export const BLOCKS = [
  homeTopMatches,
  homeEvents,
  liveNow,
  esportsEvents,
  searchFound,
  favoritesFollowed,
  promotionsBonuses,
  racingMeetings,
  lotteriesDraws,
  sportEvents,
  categoryEvents,
  leagueEvents,
  eventPage,
  contentText,
  contentLabel,
  contentImage,
  contentPageBanner,
  contentButton,
  contentModal,
  contentIframe,
  contentTopLeagues,
  menuItem,
  menuSubmenu,
  navigationSideMenu,
  navigationTopLeagues,
  brandLogo,
  bonus,
  search,
  notifications,
  profile,
  sportList,
  language,
  odds,
  chatToggle,
  eventsFilter,
  betSlip,
  myBets,
  divider,
  eventMarkets,
  eventStats,
  liveEvents,
  outrights,
  prematchEvents,
  promocode,
  resultEvents,
  results,
  schedule,
  topEvents,
  tournaments,
  bonuses,
  bonusesMobile,
  platformSwitcher,
  matchPreview,
  clock,
  jackpotCard,
  jackpotBanner,
  jackpotLeaderboard,
  speedDial,
  favorites,
  prediction,
] as const
