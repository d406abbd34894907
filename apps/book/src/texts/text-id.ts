import type bonuses from './en/bonuses.json'
import type categories from './en/categories.json'
import type errors from './en/errors.json'
import type events from './en/events.json'
import type leagues from './en/leagues.json'
import type legs from './en/legs.json'
import type lotteries from './en/lotteries.json'
import type messages from './en/messages.json'
import type notifications from './en/notifications.json'
import type races from './en/races.json'
import type sports from './en/sports.json'
import type stages from './en/stages.json'
import type statements from './en/statements.json'

/** Every text there is: an id that is not in the English files does not compile. */
export type TextId =
  | keyof typeof bonuses
  | keyof typeof categories
  | keyof typeof errors
  | keyof typeof events
  | keyof typeof leagues
  | keyof typeof legs
  | keyof typeof lotteries
  | keyof typeof messages
  | keyof typeof notifications
  | keyof typeof races
  | keyof typeof sports
  | keyof typeof stages
  | keyof typeof statements
