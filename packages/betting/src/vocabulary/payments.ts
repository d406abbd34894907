/** How players meet a payment provider: they go to its page, it is framed, or its script shows it in place. */
export const PAYMENT_KINDS = ['page', 'iframe', 'script'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]
export const PAYMENT_METHOD_KINDS = ['card', 'bank_transfer'] as const
export type PaymentMethodKind = (typeof PAYMENT_METHOD_KINDS)[number]
/** The state of a deposit. `charged_back`: it was booked, and the provider took it back. */
export const DEPOSIT_STATUSES = ['created', 'pending', 'succeeded', 'failed', 'expired', 'charged_back'] as const
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number]
/** Why a payment came to nothing. */
export const DEPOSIT_FAILURES = ['declined', 'insufficient_funds', 'cancelled', 'not_received'] as const
export type DepositFailure = (typeof DEPOSIT_FAILURES)[number]
/**
 * The state of a withdrawal. `taken_back`: by the player, before it was approved; `unpaid`: approved, refused by the
 * provider, given back.
 */
export const WITHDRAWAL_STATUSES = ['requested', 'approved', 'rejected', 'taken_back', 'unpaid'] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]
/** Details that may be required before a first deposit. */
export const DEPOSIT_FIELDS = ['first_name', 'last_name', 'phone'] as const
export type DepositField = (typeof DEPOSIT_FIELDS)[number]
