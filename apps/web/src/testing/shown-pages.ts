import type { PageName } from '../navigation/index.ts'

export type Group = 'now' | 'sports' | 'finding' | 'information' | 'access' | 'player'

/** Each page of the product with those it shares a picture with, and its address in the small world of the demos. */
export const SHOWN_PAGES: Readonly<
  // A beginning leads on at once: there is nothing to look at.
  Record<Exclude<PageName, 'init-sportsbook'>, readonly [group: Group, address: string]>
> = {
  home: ['now', '/'],
  live: ['now', '/live'],
  esports: ['now', '/cybersport'],
  schedule: ['now', '/schedule'],
  results: ['now', '/results'],
  sport: ['sports', '/football'],
  category: ['sports', '/football/england'],
  league: ['sports', '/football/premier-league-t17'],
  event: ['sports', '/football/arsenal-chelsea-m7'],
  racing: ['sports', '/racing'],
  lotteries: ['sports', '/lotteries'],
  search: ['finding', '/search?q=arsenal'],
  favorites: ['finding', '/favorites'],
  promotions: ['finding', '/promotions'],
  about: ['information', '/about'],
  rules: ['information', '/general-rules'],
  blocked: ['information', '/blocked'],
  locked: ['information', '/locked'],
  error: ['information', '/500'],
  'not-found': ['information', '/404'],
  'sign-in': ['access', '/users/sign-in'],
  'sign-up': ['access', '/users/sign-up'],
  'forgot-password': ['access', '/users/password/new'],
  'edit-password': ['access', '/users/password/edit?reset_password_token=x'],
  confirmation: ['access', '/users/confirmation?confirmation_token=good-token'],
  'resend-confirmation': ['access', '/users/confirmation/new'],
  unlock: ['access', '/users/unlock?unlock_token=good-token'],
  profile: ['player', '/profile'],
  editor: ['player', '/editor'],
  limits: ['player', '/limits'],
  wallet: ['player', '/profile/wallet'],
  deposit: ['player', '/profile/wallet/deposit'],
  withdraw: ['player', '/profile/wallet/withdraw'],
  transactions: ['player', '/transactions'],
  bets: ['player', '/bets'],
  bet: ['player', '/bets/7'],
  custom: ['finding', '/made-of-blocks'],
}
