/** Pages of the account, as the list beside them names them. */
export type AccountPage =
  | 'overview'
  | 'wallet'
  | 'deposit'
  | 'withdraw'
  | 'transactions'
  | 'bets'
  | 'limits'
  | 'details'
  | 'security'
  | 'notifications'
