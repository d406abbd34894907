import { resolve } from 'node:path'

const OWNER = 'touchline'

/** Where the PostgreSQL of one book keeps its files, and the address of its database. */
export interface DurablePlace {
  readonly folder: string
  readonly url: string
}

/** A socket in the data folder, which no other machine and no other user can reach. */
export function durablePlace(dataDir: string): DurablePlace {
  const folder = resolve(dataDir, 'postgres')
  return { folder, url: `postgres://${OWNER}@${encodeURIComponent(folder)}/postgres` }
}
