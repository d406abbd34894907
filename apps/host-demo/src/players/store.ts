import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { Entry, Refused } from '../wallet/entry.ts'
import { Payment, Player } from './player.ts'

/** All that this host keeps. */
export interface Store {
  readonly players: ReadonlyMap<string, Player>
  /** By their references, in the order in which they were made. */
  readonly payments: ReadonlyMap<string, Payment>
  /** The ledger of this host's own wallet, by keys, in the order in which it was booked. */
  readonly entries: ReadonlyMap<string, Entry>
  /** Why nothing is booked under a key. */
  readonly refusals: ReadonlyMap<string, string>
  putPlayer(player: Player): void
  putPayment(payment: Payment): void
  putEntry(entry: Entry): void
  putRefusal(refused: Refused): void
}

const Stored = z.object({
  players: z.array(Player),
  payments: z.array(Payment),
  entries: z.array(Entry).default([]),
  refusals: z.array(Refused).default([]),
})

/** @throws where the file is there and is none of this host's: it is never written over */
export function createStore(file: string | null): Store {
  const stored =
    file !== null && existsSync(file)
      ? Stored.parse(JSON.parse(readFileSync(file, 'utf8')))
      : { players: [], payments: [], entries: [], refusals: [] }
  const players = new Map(stored.players.map((player) => [player.id, player]))
  const payments = new Map(stored.payments.map((payment) => [payment.reference, payment]))

  const entries = new Map(stored.entries.map((entry) => [entry.key, entry]))
  const refusals = new Map(stored.refusals.map(({ key, reason }) => [key, reason]))

  function save(): void {
    if (file === null) return
    mkdirSync(dirname(file), { recursive: true })
    const all = {
      players: [...players.values()],
      payments: [...payments.values()],
      entries: [...entries.values()],
      refusals: [...refusals].map(([key, reason]) => ({ key, reason })),
    }
    writeFileSync(`${file}.new`, JSON.stringify(all))
    renameSync(`${file}.new`, file)
  }
  return {
    players,
    payments,
    entries,
    refusals,
    putPlayer(player) {
      players.set(player.id, player)
      save()
    },
    putPayment(payment) {
      payments.set(payment.reference, payment)
      save()
    },
    putEntry(entry) {
      entries.set(entry.key, entry)
      save()
    },
    putRefusal({ key, reason }) {
      refusals.set(key, reason)
      save()
    },
  }
}
