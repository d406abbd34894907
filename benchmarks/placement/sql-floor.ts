import pg from 'pg'
import type { Bettor } from './bettors.ts'
import { PLACE_MANY, PLACE_ONE, valuesOfMany, valuesOfOne } from './floor-bet.ts'
import { steadily } from './steady.ts'

/**
 * Placements by a bare driver on connections of its own, with all values prepared: the most that the database can take.
 */
export interface SqlFloor {
  /** Bets per second, a transaction each, of these accounts, each connection as fast as it gets responses. */
  each(bettors: readonly Bettor[], seconds: number): Promise<number>
  /** Bets per second when a transaction has one of every bettor. */
  shared(bettors: readonly Bettor[], seconds: number): Promise<number>
  /** Ms of each bet at a steady rate, a transaction each. */
  steady(bettors: readonly Bettor[], rate: number, seconds: number): Promise<readonly number[]>
  close(): Promise<void>
}

export async function connectFloor(url: string, connections: number): Promise<SqlFloor> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))

  /** How often per second `once` is done, on so many connections. */
  async function repeat(
    on: readonly pg.Client[],
    seconds: number,
    once: (client: pg.Client, n: number) => Promise<void>,
  ) {
    const began = performance.now()
    let done = 0
    async function go(client: pg.Client, n: number): Promise<void> {
      for (; performance.now() - began < seconds * 1_000; done++) await once(client, n)
    }
    await Promise.all(on.map(go))
    return done / ((performance.now() - began) / 1_000)
  }

  async function placeOne(client: pg.Client, { id }: Bettor): Promise<void> {
    const { rows } = await client.query({ name: 'place-one', text: PLACE_ONE, values: valuesOfOne(id) })
    if (rows[0]?.outcome !== 'placed') throw new Error(`The floor placed nothing: ${JSON.stringify(rows)}`)
  }

  async function placeMany(client: pg.Client, bettors: readonly Bettor[]): Promise<void> {
    const values = valuesOfMany(bettors.map(({ id }) => id))
    const { rows } = await client.query({ name: 'place-many', text: PLACE_MANY, values })
    if (rows[0]?.placed.length !== bettors.length) throw new Error(`The floor left bets out: ${JSON.stringify(rows)}`)
  }

  const nth = (bettors: readonly Bettor[], n: number) => bettors[n % bettors.length] as Bettor
  return {
    each: (bettors, seconds) => repeat(clients, seconds, (client, n) => placeOne(client, nth(bettors, n))),
    async shared(bettors, seconds) {
      return bettors.length * (await repeat(clients.slice(0, 1), seconds, (client) => placeMany(client, bettors)))
    },
    steady: (bettors, rate, seconds) =>
      steadily({ rate, seconds, send: (n) => placeOne(clients[n % connections] as pg.Client, nth(bettors, n)) }),
    async close() {
      await Promise.all(clients.map((client) => client.end()))
    },
  }
}
