import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PLAYER_SOCKETS } from '../../../compose/socket-limits.ts'
import { completeOptions } from '../hub-options.ts'
import { PRODUCT_NAMESPACES } from './namespaces.ts'

interface EngineNamespace {
  name: string
  channel_regex?: string
  allow_subscribe_for_client?: boolean
  allow_subscribe_for_anonymous?: boolean
  history_size?: number
  history_ttl?: string
  force_recovery?: boolean
  allowed_delta_types?: string[]
  allow_tags_filter?: boolean
}

interface EngineConfig {
  client: {
    ping_interval: string
    channel_limit: number
    user_connection_limit: number
    recovery_max_publication_limit: number
  }
  channel: { namespaces: EngineNamespace[] }
}

const config = JSON.parse(readFileSync(join(import.meta.dirname, '../centrifugo.json'), 'utf8')) as EngineConfig
const secondsOf = (text = '0s') => Number(text.replace('s', ''))

test('LIVE-01: hub and production engine are configured with the same channels', () => {
  const engine = config.channel.namespaces.map((namespace) => ({
    name: namespace.name,
    pattern: namespace.channel_regex ?? null,
    openToUsers: namespace.allow_subscribe_for_client ?? false,
    openToVisitors: namespace.allow_subscribe_for_anonymous ?? false,
    history: [namespace.history_size, secondsOf(namespace.history_ttl) * 1000],
    recovers: namespace.force_recovery,
    delta: namespace.allowed_delta_types?.includes('fossil') ?? false,
    tagsFilter: namespace.allow_tags_filter ?? false,
  }))
  const hub = Object.entries(PRODUCT_NAMESPACES).map(([name, namespace]) => ({
    name,
    pattern: namespace.pattern?.source ?? null,
    openToUsers: namespace.openToUsers,
    openToVisitors: namespace.openToVisitors,
    history: [namespace.historySize, namespace.historyTtlMs],
    recovers: namespace.historySize > 0,
    delta: namespace.delta,
    tagsFilter: namespace.tagsFilter,
  }))
  expect(hub).toEqual(engine)
})

test('LIVE-02: hub and production engine keep the same limits', () => {
  const { pingSeconds, channelLimit, recoveryLimit } = completeOptions({
    connectionSecret: 'a',
    subscriptionSecret: 'b',
  })
  expect(pingSeconds).toBe(secondsOf(config.client.ping_interval))
  expect(channelLimit).toBe(config.client.channel_limit)
  expect(recoveryLimit).toBe(config.client.recovery_max_publication_limit)
  expect(PLAYER_SOCKETS).toBe(config.client.user_connection_limit)
})

test('LIVE-02: a hub refuses options it cannot run with', () => {
  const secrets = { connectionSecret: 'a', subscriptionSecret: 'b' }
  expect(() => completeOptions({ ...secrets, connectionSecret: '' })).toThrow('secrets')
  expect(() => completeOptions({ ...secrets, pingSeconds: 0.5 })).toThrow('whole number')
})
