/** Codes of the contract that a form of this feature does something about. */
export const CODE = {
  validation: 1000,
  account_locked: 1012,
  link_invalid: 1060,
  not_confirmed: 1061,
  weak_password: 1062,
  wrong_password: 1063,
  email_invalid: 1064,
  name_invalid: 1065,
  currency_not_offered: 1068,
  phone_invalid: 1070,
  phone_taken: 1071,
  code_wrong: 1072,
  code_over: 1073,
} as const
