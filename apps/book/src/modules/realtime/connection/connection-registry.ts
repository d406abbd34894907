import type { Connection } from '../model.ts'

/** The open connections, by client, by user and by address. */
export interface ConnectionRegistry {
  add(connection: Connection): void
  /** Puts a connection under its user once the token was read. */
  identify(connection: Connection, user: string): void
  remove(connection: Connection): void
  findBySession(emulationSession: string): Connection | undefined
  ofUser(user: string): Connection[]
  /** Connections of a user and of all others with the same owner. */
  countOfOwner(user: string): number
  countOfAddress(address: string): number
  all(): Connection[]
  count(): number
  userCount(): number
}

export function createConnectionRegistry(ownerOf: (user: string) => string): ConnectionRegistry {
  const byId = new Map<string, Connection>()
  const bySession = new Map<string, Connection>()
  const byUser = new Map<string, Set<Connection>>()
  const owners = counter()
  const addresses = counter()
  return {
    add(connection) {
      byId.set(connection.id, connection)
      if (connection.address !== null) addresses.change(connection.address, 1)
      if (connection.emulationSession !== null) bySession.set(connection.emulationSession, connection)
    },
    identify(connection, user) {
      const own = byUser.get(user) ?? new Set()
      own.add(connection)
      byUser.set(user, own)
      owners.change(ownerOf(user), 1)
    },
    remove(connection) {
      if (!byId.delete(connection.id)) return
      if (connection.address !== null) addresses.change(connection.address, -1)
      if (connection.emulationSession !== null) bySession.delete(connection.emulationSession)
      if (connection.session.phase !== 'connected') return
      const { user } = connection.session
      owners.change(ownerOf(user), -1)
      const own = byUser.get(user)
      own?.delete(connection)
      if (own?.size === 0) byUser.delete(user)
    },
    findBySession: (session) => bySession.get(session),
    ofUser: (user) => [...(byUser.get(user) ?? [])],
    countOfOwner: (user) => owners.count(ownerOf(user)),
    countOfAddress: (address) => addresses.count(address),
    all: () => [...byId.values()],
    count: () => byId.size,
    userCount: () => byUser.size,
  }
}

function counter() {
  const counts = new Map<string, number>()
  return {
    count: (name: string) => counts.get(name) ?? 0,
    change(name: string, by: number) {
      const next = (counts.get(name) ?? 0) + by
      if (next > 0) counts.set(name, next)
      else counts.delete(name)
    },
  }
}
