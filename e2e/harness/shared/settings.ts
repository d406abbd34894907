/** Of book and demo cashier. */
export const CASHIER_SECRET = 'a-secret-shared-by-book-and-cashier-alone'
/** No server listens there: messages stay in the queue. */
export const PUSH_SERVICE = 'http://127.0.0.1:9'

/** Products that several files of journeys share: each has the settings that any of its borrowers needs. */
export const SHARED = {
  calm: {
    LIVE_DELAY_MS: '500',
    // Many journeys, one after the other, send more requests than one visitor does.
    LIMIT_SCALE: '1000',
    PUSH_SERVICES: PUSH_SERVICE,
    LAUNCH_URLS: 'lotto=https://lotto.example/play?theme=dark',
    CASHIER_SECRET,
    DEPOSIT_FIELDS: 'first_name,last_name',
    VIP_APPROVAL: 'operator',
  },
  quick: { SIM_SPEED: '6', LIVE_DELAY_MS: '500' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type SharedKind = keyof typeof SHARED
