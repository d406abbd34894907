/** Lines of an address: what a browser fills each in by, and how long it may be. */
export const ADDRESS_LINES = {
  street: { autoComplete: 'street-address', maxLength: 80 },
  postal_code: { autoComplete: 'postal-code', maxLength: 11 },
  city: { autoComplete: 'address-level2', maxLength: 80 },
} as const
export type AddressLine = keyof typeof ADDRESS_LINES
