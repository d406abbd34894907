import { BONUS_KINDS } from '@touchline/contract/constants'
import type { DialogName, SignInReason } from '../../dialogs/index.ts'
import { type DialogDefinition, dialog, type Registry } from './definition.ts'

/** What all ways into an account have in common: one frame, in which they take turns. */
const ACCESS = {
  messages: ['access'],
  rank: 'asked',
  isClosable: true,
  audience: 'all',
  frame: 'access',
} as const satisfies Partial<DialogDefinition<DialogName>>

const access = () => import('../../features/access/lazy/dialogs.tsx')
const bare = () => ({})
/** Both ways of depositing without leaving the page: by what is usual, and in a frame. */
const deposit = <Name extends 'quick-deposit' | 'iframe-deposit'>() =>
  dialog<Name>({
    messages: ['profile'],
    title: 'cashier.deposit',
    rank: 'asked',
    isClosable: true,
    audience: 'player',
    load: async () => (await import('../../features/cashier/lazy/QuickDeposit.tsx')).QuickDeposit,
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

/** What a limit on time says when it is reached. */
const timeOver = () => import('../../features/limits/lazy/TimeOver.tsx')
const TIME_OVER = {
  messages: ['protection'],
  title: 'protection.over.title',
  rank: 'protection',
  isClosable: true,
  fromAddress: () => ({ isReached: false }),
} as const satisfies Partial<DialogDefinition<DialogName>>

/** Every dialog by name. How to add one: docs/how-to/add-a-dialog.md. */
export const DIALOGS: Registry = {
  'sign-in': dialog({
    ...ACCESS,
    audience: 'visitor',
    title: 'access.sign_in.title',
    load: async () => (await access()).SignInDialog,
    fromAddress: (): { reason: SignInReason } => ({ reason: 'asked' }),
  }),
  'sign-up': dialog({
    ...ACCESS,
    audience: 'visitor',
    title: 'access.sign_up.title',
    load: async () => (await access()).SignUpDialog,
    fromAddress: bare,
  }),
  'confirm-password': dialog({
    ...ACCESS,
    title: 'access.confirmation.title',
    load: async () => (await access()).ConfirmationDialog,
    aliases: ['confirmation'],
    ...tokenFrom('confirmation_token'),
  }),
  'resend-confirmation': dialog({
    ...ACCESS,
    title: 'access.resend.title',
    load: async () => (await access()).ResendConfirmationDialog,
    aliases: ['resend-confirmation-instructions'],
    fromAddress: bare,
  }),
  'unlock-player': dialog({
    ...ACCESS,
    title: 'access.unlock.title',
    load: async () => (await access()).UnlockDialog,
    aliases: ['unlock'],
    ...tokenFrom('unlock_token'),
  }),
  'forgot-password': dialog({
    ...ACCESS,
    title: 'access.forgot.title',
    load: async () => (await access()).ForgotPasswordDialog,
    fromAddress: bare,
  }),
  'edit-password': dialog({
    ...ACCESS,
    title: 'access.edit.title',
    load: async () => (await access()).EditPasswordDialog,
    ...tokenFrom('reset_password_token'),
  }),
  'cookie-drawer': dialog({
    messages: ['notices', 'cookies'],
    title: 'cookies.title',
    rank: 'asked',
    isClosable: true,
    audience: 'all',
    load: async () => (await import('../../features/consent/lazy/CookieDrawer.tsx')).CookieDrawer,
    fromAddress: bare,
  }),
  'reality-check': dialog({
    messages: ['protection'],
    title: 'protection.check.title',
    rank: 'protection',
    // Continuing or signing out is the way out.
    isClosable: false,
    audience: 'player',
    load: async () => (await import('../../features/limits/lazy/RealityCheck.tsx')).RealityCheck,
    fromAddress: bare,
  }),
  'out-of-session-limit': dialog({
    ...TIME_OVER,
    audience: 'player',
    load: async () => (await timeOver()).SessionOver,
  }),
  'activity-limit-reached': dialog({
    ...TIME_OVER,
    audience: 'all',
    load: async () => (await timeOver()).ActivityOver,
  }),
  'jackpot-hit': dialog({
    messages: ['jackpots'],
    title: 'jackpots.hit.title',
    rank: 'told',
    isClosable: true,
    audience: 'player',
    load: async () => (await import('../../features/jackpots/lazy/JackpotHit.tsx')).JackpotHit,
    fromAddress: () => ({ hit: null }),
  }),
  'quick-deposit': deposit<'quick-deposit'>(),
  'iframe-deposit': deposit<'iframe-deposit'>(),
  'phone-verification': dialog({
    messages: ['profile', 'access'],
    title: 'profile.phone',
    rank: 'owed',
    isClosable: false,
    audience: 'player',
    // Help and the own money stay within reach.
    standsBack: (path) => /^\/(general-rules|about|transactions|profile\/wallet|limits)/.test(path),
    load: async () => (await import('../../features/profile/lazy/PhoneVerification.tsx')).PhoneVerification,
    fromAddress: bare,
  }),
  'missed-auth-fields': dialog({
    messages: ['profile', 'access'],
    title: 'profile.missed',
    rank: 'owed',
    isClosable: true,
    audience: 'player',
    load: async () => (await import('../../features/profile/lazy/MissedFields.tsx')).MissedFields,
    fromAddress: bare,
  }),
  'bonus-detail': dialog({
    messages: ['jackpots'],
    title: 'bonus.details',
    rank: 'asked',
    isClosable: true,
    audience: 'all',
    load: async () => (await import('../../features/bonuses/lazy/BonusDetail.tsx')).BonusDetail,
    parameters: ['kind', 'id'],
    fromAddress(query) {
      const kind = BONUS_KINDS.find((name) => name === query.get('kind'))
      const id = Number(query.get('id'))
      return kind === undefined || !Number.isSafeInteger(id) || id < 1 ? null : { kind, id }
    },
  }),
  'custom-bet': dialog({
    messages: ['betting', 'slip'],
    title: 'slip.type.custom',
    rank: 'asked',
    isClosable: true,
    audience: 'all',
    load: async () => (await import('../../features/builder/lazy/CustomBet.tsx')).CustomBet,
    parameters: ['match'],
    fromAddress(query) {
      const match = Number(query.get('match'))
      return Number.isSafeInteger(match) && match > 0 ? { match } : null
    },
  }),
  'share-bet-not-found': dialog({
    messages: ['betting'],
    title: 'share.unknown',
    rank: 'asked',
    isClosable: true,
    audience: 'all',
    load: async () => (await import('../../features/slip/lazy/ShareNotFound.tsx')).ShareNotFound,
    fromAddress: bare,
  }),
}

export const DIALOG_NAMES = Object.keys(DIALOGS) as DialogName[]
