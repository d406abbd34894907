import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { Payment, Player } from './player.ts'

/** All that this host keeps. */
export interface Store {
  readonly players: ReadonlyMap<string, Player>
  /** By their references, in the order in which they were made. */
  readonly payments: ReadonlyMap<string, Payment>
  putPlayer(player: Player): void
  putPayment(payment: Payment): void
}

const Stored = z.object({ players: z.array(Player), payments: z.array(Payment) })

/** @throws where the file is there and is none of this host's: it is never written over */
export function createStore(file: string | null): Store {
  const stored =
    file !== null && existsSync(file)
      ? Stored.parse(JSON.parse(readFileSync(file, 'utf8')))
      : { players: [], payments: [] }
  const players = new Map(stored.players.map((player) => [player.id, player]))
  const payments = new Map(stored.payments.map((payment) => [payment.reference, payment]))

  function save(): void {
    if (file === null) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify({ players: [...players.values()], payments: [...payments.values()] }))
    renameSync(`${file}.new`, file)
  }
  return {
    players,
    payments,
    putPlayer(player) {
      players.set(player.id, player)
      save()
    },
    putPayment(payment) {
      payments.set(payment.reference, payment)
      save()
    },
  }
}
