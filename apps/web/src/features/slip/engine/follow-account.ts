import type { Provider } from '@touchline/betting'
import { activeAccount } from '../../account/index.ts'
import { slipSettingsOf } from '../state/slip-settings.ts'
import { createReceivedProviders } from './received-providers.ts'
import type { Ticket } from './ticket.ts'

export interface AccountFollower {
  /** Takes currency and betting settings of who is there. */
  follow(): void
  /** A provider went down, or is back. */
  receiveProvider(provider: Provider, isUp: boolean): void
  /** Resolves when it is known who is there, with their account taken. */
  identityKnown(): Promise<void>
}

/** Keeps the slip in the currency and under the settings of who is there. */
export function createAccountFollower({ deps, slip, dispatch }: Ticket): AccountFollower {
  const { account } = deps
  const providers = createReceivedProviders()

  function follow() {
    const { auth, settings } = account.get()
    const current = activeAccount(auth)
    // A receipt stays as it was placed; the slip after it is in the new currency.
    const isReceipt = slip().ticketState === 'SUCCESS'
    if (current !== null && current.currency !== slip().currency.code && !isReceipt) {
      dispatch({ type: 'change_currency', currency: { code: current.currency, subunits: current.subunits } })
    }
    if (settings === null) return
    const update = slipSettingsOf(settings)
    const inactiveProviders = providers.down(update.inactiveProviders ?? [])
    dispatch({ type: 'update_settings', settings: { ...update, inactiveProviders } })
  }

  return {
    follow,
    receiveProvider(provider, isUp) {
      providers.receive(provider, isUp)
      const inactiveProviders = providers.down(slip().settings.inactiveProviders)
      dispatch({ type: 'update_providers', inactiveProviders })
    },
    identityKnown: () =>
      new Promise((resolve) => {
        const isKnown = () => ['LOGGED_IN', 'NOT_LOGGED_IN'].includes(account.get().auth.status)
        if (isKnown()) return resolve()
        const stop = account.subscribe(() => {
          if (!isKnown()) return
          stop()
          follow()
          resolve()
        })
      }),
  }
}
