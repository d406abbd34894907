import type { Yaml } from '../monitoring/write-yaml.ts'
import { type Member, type Places, REACHES, type SecretName } from './description.ts'

/** Images of what is not ours; versions that the tests run on, or newer. */
export const IMAGES = {
  postgres: 'postgres:17-bookworm',
  standby: 'postgres:17-bookworm',
  redis: 'redis:7-bookworm',
  nats: 'nats:2.11-alpine',
  centrifugo: 'centrifugo/centrifugo:v6',
  nginx: 'nginxinc/nginx-unprivileged:1.29',
} as const

/** The image of the Dockerfile. */
export const OWN_IMAGE = 'touchline'

export const imageOf = ({ program }: Member, own: string): string =>
  program === 'book' || program === 'web' || program === 'cashier' ? own : IMAGES[program]

/** What a container of ours runs. */
export const COMMANDS: Readonly<Partial<Record<Member['program'], readonly string[]>>> = {
  book: ['node', 'apps/book/src/cli/main.ts', 'serve'],
  web: ['node', 'scripts/start.ts'],
  cashier: ['node', 'apps/cashier-demo/src/main.ts'],
}

/** NATS keeps the offer in memory; its folder holds nothing that is needed after a restart. */
export const NATS_COMMAND = ['nats-server', '--port', '4222', '--jetstream', '--store_dir', '/tmp']

/** Names that Centrifugo gives to our secrets. */
export const CENTRIFUGO_SECRETS: Readonly<Partial<Record<SecretName, string>>> = {
  REALTIME_CONNECTION_SECRET: 'CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY',
  REALTIME_SUBSCRIPTION_SECRET: 'CENTRIFUGO_CLIENT_SUBSCRIPTION_TOKEN_HMAC_SECRET_KEY',
  REALTIME_API_KEY: 'CENTRIFUGO_HTTP_API_KEY',
}

/** Settings of a member in a container, without secrets. */
export function containerSettings(member: Member, at: Places): Readonly<Record<string, string>> {
  const { calls, metrics, offer, pages, internal } = member.ports
  if (member.program === 'centrifugo')
    return {
      CENTRIFUGO_ENGINE_REDIS_ADDRESS: at.redis,
      CENTRIFUGO_CLIENT_ALLOWED_ORIGINS: at.publicUrl,
      CENTRIFUGO_HTTP_SERVER_INTERNAL_PORT: String(internal),
    }
  const { OFFER_HOST: _, ...settings } = member.settings(at)
  if (member.program === 'book')
    return {
      ...settings,
      PORT: String(calls),
      METRICS_PORT: String(metrics),
      METRICS_HOST: '0.0.0.0',
      OFFER_PORT: String(offer),
    }
  return pages === undefined ? settings : { ...settings, PORT: String(pages) }
}

/** Members that may open connections to a port of a member. */
export function callersOf(member: string, port: string): readonly string[] {
  return Object.entries(REACHES).flatMap(([from, targets]) => (targets.includes(`${member}.${port}`) ? [from] : []))
}

/** A list that YAML takes as it is. */
export const list = (items: readonly string[]): Yaml => [...items]
