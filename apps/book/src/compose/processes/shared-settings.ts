import { createHash } from 'node:crypto'
import type { BookConfig } from '../../config.ts'
import type { Secrets } from '../secrets.ts'

/** What has to be the same in all processes of a database, by the name of its setting. */
export type SharedSettings = Readonly<Record<string, string | readonly string[]>>

/** Enough to distinguish two secrets, too little to find one by guessing. */
const HASH_DIGITS = 8

const hashed = (secret: string | Buffer): string =>
  createHash('sha256').update('touchline setting').update(secret).digest('hex').slice(0, HASH_DIGITS)

/** Settings of a process that others must agree with: what the simulated world is made of, and secrets. */
export function sharedSettings(config: BookConfig, secrets: Secrets): SharedSettings {
  return {
    SIM_SEED: config.simSeed,
    SIM_SPEED: String(config.simSpeed),
    SIM_SHARE: String(config.simShare),
    SIM_HISTORY_DAYS: String(config.simHistoryDays),
    ADDITIONAL_PROVIDERS: [...config.additionalProviders].sort().join(),
    // Addresses may differ, as those of two servers of one cluster do: the server that responds is compared.
    NATS_URL: config.natsUrl === null ? '' : 'set',
    UOF_PROVIDERS: config.uofProviders.toSorted().join(),
    REALTIME_CONNECTION_SECRET: hashed(secrets.connection),
    REALTIME_SUBSCRIPTION_SECRET: hashed(secrets.subscription),
    REALTIME_API_KEY: hashed(secrets.realtimeApi),
    IDENTITY_SECRET: hashed(secrets.identity),
    LAUNCH_SECRET: hashed(secrets.launch),
    PUSH_KEY: hashed(secrets.push),
    AUTHENTICATOR_KEYS: secrets.authenticators.map(hashed),
    // Each process may have a demo cashier of its own.
    ...(config.cashierUrl !== null &&
      config.cashierSecret !== null && { [`CASHIER_SECRET for ${config.cashierUrl}`]: hashed(config.cashierSecret) }),
    ...(config.reportSecret !== null && { REPORT_SECRET: hashed(config.reportSecret) }),
  }
}

const isSecret = (name: string): boolean => /SECRET|KEY/.test(name)

/**
 * Describes in one sentence how the settings of a process contradict those of another one; null where they agree.
 * @param other name of the other process
 */
export function contradiction(own: SharedSettings, others: SharedSettings, other: string): string | null {
  for (const [name, value] of Object.entries(own)) {
    const theirs = others[name]
    if (theirs === undefined) continue
    const remedy = 'All processes of a database need the same: change it here, or stop the others first.'
    if (typeof value !== 'string' || typeof theirs !== 'string') {
      const [ownKeys, theirKeys] = [[value].flat(), [theirs].flat()]
      // The first key seals, all of them open: each has to open what the other one seals.
      if (theirKeys.includes(ownKeys[0] ?? '') && ownKeys.includes(theirKeys[0] ?? '')) continue
      return `${name} does not hold the key that process ${other} seals with, or the other way round. Give all processes of a database the same keys.`
    }
    if (value === theirs) continue
    if (isSecret(name)) return `${name} is not the one of process ${other}, which runs on the same database. ${remedy}`
    return `${name} is ${value || 'empty'} here and ${theirs || 'empty'} in process ${other}, which runs on the same database. ${remedy}`
  }
  return null
}
