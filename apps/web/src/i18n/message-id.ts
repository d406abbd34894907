import type access from './messages/en/access.json'
import type account from './messages/en/account.json'
import type amounts from './messages/en/amounts.json'
import type beginning from './messages/en/beginning.json'
import type bets from './messages/en/bets.json'
import type betting from './messages/en/betting.json'
import type blocks from './messages/en/blocks.json'
import type cashier from './messages/en/cashier.json'
import type catalogue from './messages/en/catalogue.json'
import type centre from './messages/en/centre.json'
import type choosing from './messages/en/choosing.json'
import type contests from './messages/en/contests.json'
import type cookies from './messages/en/cookies.json'
import type display from './messages/en/display.json'
import type editor from './messages/en/editor.json'
import type finding from './messages/en/finding.json'
import type heads from './messages/en/heads.json'
import type information from './messages/en/information.json'
import type jackpots from './messages/en/jackpots.json'
import type markets from './messages/en/markets.json'
import type match from './messages/en/match.json'
import type notices from './messages/en/notices.json'
import type offers from './messages/en/offers.json'
import type pages from './messages/en/pages.json'
import type person from './messages/en/person.json'
import type profile from './messages/en/profile.json'
import type protection from './messages/en/protection.json'
import type push from './messages/en/push.json'
import type shell from './messages/en/shell.json'
import type slip from './messages/en/slip.json'
import type ways from './messages/en/ways.json'

/** Every message there is: an id that is not in the English files does not compile. */
export type MessageId =
  | keyof typeof shell
  | keyof typeof catalogue
  | keyof typeof choosing
  | keyof typeof match
  | keyof typeof pages
  | keyof typeof finding
  | keyof typeof beginning
  | keyof typeof information
  | keyof typeof slip
  | keyof typeof offers
  | keyof typeof ways
  | keyof typeof amounts
  | keyof typeof bets
  | keyof typeof betting
  | keyof typeof blocks
  | keyof typeof centre
  | keyof typeof protection
  | keyof typeof editor
  | keyof typeof account
  | keyof typeof access
  | keyof typeof profile
  | keyof typeof cookies
  | keyof typeof notices
  | keyof typeof cashier
  | keyof typeof jackpots
  | keyof typeof person
  | keyof typeof push
  | keyof typeof contests
  | keyof typeof display
  | keyof typeof heads
  | keyof typeof markets
