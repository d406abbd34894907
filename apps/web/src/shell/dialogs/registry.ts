import { BONUS_KINDS } from '@touchline/contract/constants'
import type { DialogName, SignInReason } from '../../dialogs/index.ts'
import { part } from '../../platform/loading/part.ts'
import { type DialogDefinition, dialog, type RegisteredDialog, type Registry } from './definition.ts'

/** What all ways into an account have in common: one frame, in which they take turns. */
const ACCESS = {
  messages: ['access'],
  rank: 'asked',
  isClosable: true,
  audience: 'all',
  frame: 'access',
} as const satisfies Partial<DialogDefinition<DialogName>>

const ACCESS_DIALOGS = part(() => import('../../features/access/lazy/dialogs.tsx'))
const bare = () => ({})
/** Both forms of the quick deposit: the default one, and the one in a frame. */
const QUICK_DEPOSIT = part(() => import('../../features/cashier/lazy/QuickDeposit.tsx'))
const deposit = <Name extends 'quick-deposit' | 'iframe-deposit'>(): RegisteredDialog<Name> =>
  dialog(QUICK_DEPOSIT, 'QuickDeposit', {
    messages: ['profile'],
    title: 'cashier.deposit',
    rank: 'asked',
    isClosable: true,
    audience: 'player',
    parameters: ['amount'],
    fromAddress: (query) => {
      const amount = Number(query.get('amount'))
      return { amount: Number.isSafeInteger(amount) && amount > 0 ? amount : null, currency: null }
    },
  })
const tokenFrom = (parameter: string) => ({
  parameters: [parameter],
  fromAddress: (query: URLSearchParams) => ({ token: query.get(parameter) ?? '' }),
})

/** The dialogs of a time limit that is reached. */
const TIME_OVER_DIALOGS = part(() => import('../../features/limits/lazy/TimeOver.tsx'))
const TIME_OVER = {
  messages: ['protection'],
  title: 'protection.over.title',
  rank: 'protection',
  isClosable: true,
  fromAddress: () => ({ isReached: false }),
} as const satisfies Partial<DialogDefinition<DialogName>>

/** Every dialog by name. How to add one: docs/how-to/add-a-dialog.md. */
export const DIALOGS: Registry = {
  'sign-in': dialog(ACCESS_DIALOGS, 'SignInDialog', {
    ...ACCESS,
    audience: 'visitor',
    title: 'access.sign_in.title',
    fromAddress: (): { reason: SignInReason } => ({ reason: 'asked' }),
  }),
  'sign-up': dialog(ACCESS_DIALOGS, 'SignUpDialog', {
    ...ACCESS,
    audience: 'visitor',
    title: 'access.sign_up.title',
    fromAddress: bare,
  }),
  'confirm-password': dialog(ACCESS_DIALOGS, 'ConfirmationDialog', {
    ...ACCESS,
    title: 'access.confirmation.title',
    aliases: ['confirmation'],
    ...tokenFrom('confirmation_token'),
  }),
  'resend-confirmation': dialog(ACCESS_DIALOGS, 'ResendConfirmationDialog', {
    ...ACCESS,
    title: 'access.resend.title',
    aliases: ['resend-confirmation-instructions'],
    fromAddress: bare,
  }),
  'unlock-player': dialog(ACCESS_DIALOGS, 'UnlockDialog', {
    ...ACCESS,
    title: 'access.unlock.title',
    aliases: ['unlock'],
    ...tokenFrom('unlock_token'),
  }),
  'forgot-password': dialog(ACCESS_DIALOGS, 'ForgotPasswordDialog', {
    ...ACCESS,
    title: 'access.forgot.title',
    fromAddress: bare,
  }),
  'edit-password': dialog(ACCESS_DIALOGS, 'EditPasswordDialog', {
    ...ACCESS,
    title: 'access.edit.title',
    ...tokenFrom('reset_password_token'),
  }),
  'cookie-drawer': dialog(() => import('../../features/consent/lazy/CookieDrawer.tsx'), 'CookieDrawer', {
    messages: ['notices', 'cookies'],
    title: 'cookies.title',
    rank: 'asked',
    isClosable: true,
    audience: 'all',
    fromAddress: bare,
  }),
  'reality-check': dialog(() => import('../../features/limits/lazy/RealityCheck.tsx'), 'RealityCheck', {
    messages: ['protection'],
    title: 'protection.check.title',
    rank: 'protection',
    // Continuing or signing out is the way out.
    isClosable: false,
    audience: 'player',
    fromAddress: bare,
  }),
  'out-of-session-limit': dialog(TIME_OVER_DIALOGS, 'SessionOver', {
    ...TIME_OVER,
    audience: 'player',
  }),
  'activity-limit-reached': dialog(TIME_OVER_DIALOGS, 'ActivityOver', {
    ...TIME_OVER,
    audience: 'all',
  }),
  'jackpot-hit': dialog(() => import('../../features/jackpots/lazy/JackpotHit.tsx'), 'JackpotHit', {
    messages: ['jackpots'],
    title: 'jackpots.hit.title',
    rank: 'notice',
    isClosable: true,
    audience: 'player',
    fromAddress: () => ({ hit: null }),
  }),
  'quick-deposit': deposit<'quick-deposit'>(),
  'iframe-deposit': deposit<'iframe-deposit'>(),
  'phone-verification': dialog(() => import('../../features/profile/lazy/PhoneVerification.tsx'), 'PhoneVerification', {
    messages: ['profile', 'access'],
    title: 'profile.phone',
    rank: 'owed',
    isClosable: false,
    audience: 'player',
    // Help and the own money stay within reach.
    isHiddenOn: (path) => /^\/(general-rules|about|transactions|profile\/wallet|limits)/.test(path),
    fromAddress: bare,
  }),
  'missed-auth-fields': dialog(() => import('../../features/profile/lazy/MissedFields.tsx'), 'MissedFields', {
    messages: ['profile', 'access'],
    title: 'profile.missed',
    rank: 'owed',
    isClosable: true,
    audience: 'player',
    fromAddress: bare,
  }),
  'bonus-detail': dialog(() => import('../../features/bonuses/lazy/BonusDetail.tsx'), 'BonusDetail', {
    messages: ['jackpots', 'offers'],
    title: 'bonus.details',
    rank: 'asked',
    isClosable: true,
    audience: 'all',
    parameters: ['kind', 'id'],
    fromAddress(query) {
      const kind = BONUS_KINDS.find((name) => name === query.get('kind'))
      const id = Number(query.get('id'))
      return kind === undefined || !Number.isSafeInteger(id) || id < 1 ? null : { kind, id }
    },
  }),
  'custom-bet': dialog(() => import('../../features/builder/lazy/CustomBet.tsx'), 'CustomBet', {
    messages: ['betting', 'slip'],
    title: 'slip.type.custom',
    rank: 'asked',
    isClosable: true,
    audience: 'all',
    parameters: ['match'],
    fromAddress(query) {
      const match = Number(query.get('match'))
      return Number.isSafeInteger(match) && match > 0 ? { match } : null
    },
  }),
  'share-bet-not-found': dialog(() => import('../../features/slip/lazy/notices/ShareNotFound.tsx'), 'ShareNotFound', {
    messages: ['betting'],
    title: 'share.unknown',
    rank: 'asked',
    isClosable: true,
    audience: 'all',
    fromAddress: bare,
  }),
}

export const DIALOG_NAMES = Object.keys(DIALOGS) as DialogName[]
