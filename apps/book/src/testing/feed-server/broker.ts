import { type ChannelModel, type ConfirmChannel, connect } from 'amqplib'
import type { RabbitMq } from '../engines/rabbitmq.ts'

const EXCHANGE = 'unifiedfeed'

/**
 * A vendor's side of the broker: the virtual host of a bookmaker, its user with the rights that the vendor gives, its
 * exchange.
 */
export interface VendorBroker {
  /** Resolves when the broker has the message. */
  publish(body: string): Promise<void>
  /** @param node of the bookmaker that the messages are for; absent: all of them */
  publishAll(bodies: readonly string[], node?: number): Promise<void>
  /** Closes every connection of the bookmaker. */
  closeConnections(): Promise<void>
  /** Names of queues of the bookmaker, with how many messages wait. */
  queues(): Promise<readonly { readonly name: string; readonly messages: number }[]>
  /** Deletes the queues under their consumers. */
  deleteQueues(): Promise<void>
  /** After the broker has started again. */
  reopen(): Promise<void>
  close(): Promise<void>
}

export interface Bookmaker {
  readonly id: string
  readonly token: string
  readonly password: string
}

/** Prepares an empty broker for a bookmaker. */
export async function openVendorBroker(rabbit: RabbitMq, bookmaker: Bookmaker): Promise<VendorBroker> {
  const vhost = `/unifiedfeed/${bookmaker.id}`
  const publisher = `vendor-of-${bookmaker.id}`
  let model: ChannelModel
  let channel: ConfirmChannel

  async function prepare(): Promise<void> {
    const bin = (text: string) => `<<${JSON.stringify(text)}>>`
    const user = (name: string, password: string, own: string) =>
      `rabbit_auth_backend_internal:add_user(${bin(name)}, ${bin(password)}, ${bin('x')}),
       rabbit_auth_backend_internal:set_permissions(${bin(name)}, ${bin(vhost)}, ${bin(own)}, ${bin(own)}, ${bin('.*')}, ${bin('x')})`
    // One command: each of them takes the tool seconds to start.
    await rabbit.control(
      'eval',
      `rabbit_vhost:add(${bin(vhost)}, ${bin('x')}), ${user(bookmaker.token, bookmaker.password, '^amq\\.gen.*')},
       ${user(publisher, publisher, '.*')}.`,
    )
  }

  async function open(): Promise<void> {
    model = await connect({
      hostname: '127.0.0.1',
      port: rabbit.port,
      username: publisher,
      password: publisher,
      vhost,
      heartbeat: 0,
    })
    model.on('error', () => {})
    channel = await model.createConfirmChannel()
    channel.on('error', () => {})
    await channel.assertExchange(EXCHANGE, 'topic', { durable: false })
  }

  async function queues() {
    const rows = await rabbit.control('list_queues', '-p', vhost, '--no-table-headers', 'name', 'messages')
    return rows.split('\n').flatMap((line) => {
      const [name = '', messages = ''] = line.split('\t')
      return name === '' ? [] : [{ name, messages: Number(messages) }]
    })
  }

  async function publishAll(bodies: readonly string[], node?: number): Promise<void> {
    for (const body of bodies) channel.publish(EXCHANGE, routingKeyOf(body, node), Buffer.from(body))
    await channel.waitForConfirms()
  }

  await prepare()
  await open()
  return {
    publishAll,
    publish: (body) => publishAll([body]),
    queues,
    async closeConnections() {
      const user = `<<${JSON.stringify(bookmaker.token)}>>`
      await rabbit.control('eval', `rabbit_networking:close_all_user_connections(${user}, <<"the vendor closes it">>).`)
    },
    async deleteQueues() {
      // Exclusive queues can be deleted by their owner alone, and by the broker itself.
      await rabbit.control(
        'eval',
        `[rabbit_amqqueue:delete_exclusive([amqqueue:get_pid(Q)], none) || Q <- rabbit_amqqueue:list(<<${JSON.stringify(vhost)}>>)].`,
      )
    },
    reopen: open,
    async close() {
      await model.close().catch(() => undefined)
    },
  }
}

/** Key of a message, by what it says of itself: eight words, `-` for those that do not apply. */
export function routingKeyOf(body: string, node?: number): string {
  const name = /<([a-z_]+)[\s/>]/.exec(body.replace(/<\?[^>]*\?>/, ''))?.[1] ?? 'unknown'
  const last = node ?? '-'
  if (['alive', 'snapshot_complete', 'product_down'].includes(name)) return `-.-.-.${name}.-.-.-.${last}`
  const [, prefix = 'sr', kind = 'match', id = '0'] = /event_id="(\w+):(\w+):(-?\d+)"/.exec(body) ?? []
  const priority = name === 'odds_change' || name === 'bet_stop' ? 'hi' : 'lo'
  return `${priority}.-.live.${name}.1.${prefix}:${kind}.${id}.${last}`
}
