import type { Scenario } from '../trial.ts'

const BROWSER = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/conformance',
  keys: {
    p256dh: 'BHE1-k_ZOgnc6Yu_aBtL_PUOfA1jVOYq-wv_KjQpYXhl7UwfAt25Aj7lalV-UV1qncZsEfIglg3llDNN9Yh3ZyQ',
    auth: 'conformance-conformanc',
  },
} as const

export const getPush: Scenario<'getPush'> = {
  prepare: async () => ({}),
  async rules({ by, expect }) {
    const { data } = await by.get('getPush')
    expect(/^[A-Za-z0-9_-]{87}$/.test(data.key), 'the key is no public key')
  },
}

export const subscribeToPush: Scenario<'subscribeToPush'> = {
  prepare: async () => ({ body: { ...BROWSER, topics: ['bets'] } }),
  async rules({ by, expect }) {
    const { data } = await by.get('getPush')
    expect(data.topics?.join() === 'bets', 'the session does not have the topics it asked for')
  },
}

export const unsubscribeFromPush: Scenario<'unsubscribeFromPush'> = {
  prepare: async () => ({}),
  async rules({ by, expect }) {
    expect((await by.get('getPush')).data.topics === null, 'the session still has topics')
  },
}
