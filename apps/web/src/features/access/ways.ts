import type { MessageId } from '../../i18n/index.ts'
import type { AccountDialogName } from '../account/index.ts'

interface Way {
  /** Its name among the dialogs. */
  readonly dialog:
    | 'sign-in'
    | 'sign-up'
    | 'forgot-password'
    | 'edit-password'
    | 'confirm-password'
    | 'resend-confirmation'
    | 'unlock-player'
  /** Where it is a page of its own. */
  readonly path: string
  /** Query parameter that carries the token of a mail's link. */
  readonly tokenParameter?: string
  readonly title: MessageId
  readonly description: MessageId
}

/** Every way into an account by name. */
export const WAYS: Readonly<Record<AccountDialogName, Way>> = {
  'sign-in': {
    dialog: 'sign-in',
    path: '/users/sign-in',
    title: 'access.sign_in.title',
    description: 'access.sign_in.description',
  },
  'sign-up': {
    dialog: 'sign-up',
    path: '/users/sign-up',
    title: 'access.sign_up.title',
    description: 'access.sign_up.description',
  },
  'forgot-password': {
    dialog: 'forgot-password',
    path: '/users/password/new',
    title: 'access.forgot.title',
    description: 'access.forgot.description',
  },
  'edit-password': {
    dialog: 'edit-password',
    path: '/users/password/edit',
    tokenParameter: 'reset_password_token',
    title: 'access.edit.title',
    description: 'access.edit.description',
  },
  confirmation: {
    dialog: 'confirm-password',
    path: '/users/confirmation',
    tokenParameter: 'confirmation_token',
    title: 'access.confirmation.title',
    description: 'access.confirmation.description',
  },
  'resend-confirmation': {
    dialog: 'resend-confirmation',
    path: '/users/confirmation/new',
    title: 'access.resend.title',
    description: 'access.resend.description',
  },
  unlock: {
    dialog: 'unlock-player',
    path: '/users/unlock',
    tokenParameter: 'unlock_token',
    title: 'access.unlock.title',
    description: 'access.unlock.description',
  },
}

/** Token of a mail's link in the query of a page; empty for none. */
export function tokenOf(name: AccountDialogName, search: URLSearchParams): string {
  const { tokenParameter } = WAYS[name]
  return (tokenParameter && search.get(tokenParameter)) || ''
}

/** An address without the token of a mail's link; null where there is none in it. */
export function withoutToken(
  name: AccountDialogName,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | null {
  const { tokenParameter } = WAYS[name]
  const query = new URLSearchParams(search)
  if (!tokenParameter || !query.has(tokenParameter)) return null
  query.delete(tokenParameter)
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
}
