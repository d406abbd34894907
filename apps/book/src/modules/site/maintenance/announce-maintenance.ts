import type { Db } from '../../../db/index.ts'

/** A time in which things may not work, in Unix ms. */
export interface MaintenanceTimes {
  readonly beginsAt: number
  readonly endsAt: number
}

export interface MaintenanceWindow extends MaintenanceTimes {
  readonly id: number
}

export type Announced =
  | { readonly kind: 'announced'; readonly id: number; readonly players: number }
  /** One is announced for a part of this time. */
  | { readonly kind: 'overlaps'; readonly id: number }

interface Row {
  readonly id: number
  readonly begins_at: Date
  readonly ends_at: Date
}

const AHEAD = `SELECT id, begins_at, ends_at FROM maintenance_windows
  WHERE cancelled_at IS NULL AND ends_at > $1 ORDER BY begins_at`

/** Windows that are announced and not over, the next one first. @param now Unix ms */
export async function maintenanceAhead(db: Db, now: number): Promise<readonly MaintenanceWindow[]> {
  const rows = await db.query<Row & object>(AHEAD, [new Date(now)])
  return rows.map(({ id, begins_at, ends_at }) => ({ id, beginsAt: begins_at.getTime(), endsAt: ends_at.getTime() }))
}

async function notify(db: Db, template: string, { beginsAt, endsAt }: MaintenanceTimes, now: number): Promise<number> {
  const [row] = await db.query<{ players: number }>('SELECT notify_of_maintenance($1, $2, $3, $4) AS players', [
    template,
    new Date(beginsAt).toISOString(),
    new Date(endsAt).toISOString(),
    new Date(now),
  ])
  return row?.players ?? 0
}

/**
 * Announces maintenance: pages show it until it is over, and every player gets a notification. Emit `site_published`
 * after it.
 */
export function announceMaintenance(db: Db, times: MaintenanceTimes, now: number): Promise<Announced> {
  const { beginsAt, endsAt } = times
  return db.tx(async (tx): Promise<Announced> => {
    await tx.query('LOCK TABLE maintenance_windows IN EXCLUSIVE MODE', [])
    const other = (await maintenanceAhead(tx, now)).find((one) => one.beginsAt < endsAt && beginsAt < one.endsAt)
    if (other !== undefined) return { kind: 'overlaps', id: other.id }
    const [row] = await tx.query<{ id: number }>(
      'INSERT INTO maintenance_windows (begins_at, ends_at, announced_at) VALUES ($1, $2, $3) RETURNING id',
      [new Date(beginsAt), new Date(endsAt), new Date(now)],
    )
    return { kind: 'announced', id: row?.id ?? 0, players: await notify(tx, 'maintenance_announced', times, now) }
  })
}

/**
 * Calls maintenance off, or ends it early. Emit `site_published` after it. @returns the number of players notified;
 * null if none of it is ahead
 */
export function cancelMaintenance(db: Db, id: number, now: number): Promise<number | null> {
  return db.tx(async (tx) => {
    const [row] = await tx.query<Row & object>(
      `UPDATE maintenance_windows SET cancelled_at = $2, told = FALSE
       WHERE id = $1 AND cancelled_at IS NULL AND ends_at > $2 RETURNING id, begins_at, ends_at`,
      [id, new Date(now)],
    )
    if (row === undefined) return null
    const times = { beginsAt: row.begins_at.getTime(), endsAt: row.ends_at.getTime() }
    return notify(tx, times.beginsAt > now ? 'maintenance_cancelled' : 'maintenance_over', times, now)
  })
}
