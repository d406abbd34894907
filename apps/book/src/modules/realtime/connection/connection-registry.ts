import type { Connection } from '../model.ts'

/** The open connections, by client and by user. */
export interface ConnectionRegistry {
  add(connection: Connection): void
  /** Puts a connection under its user once the token was read. */
  identify(connection: Connection, user: string): void
  remove(connection: Connection): void
  findBySession(emulationSession: string): Connection | undefined
  ofUser(user: string): Connection[]
  all(): Connection[]
  count(): number
  userCount(): number
}

export function createConnectionRegistry(): ConnectionRegistry {
  const byId = new Map<string, Connection>()
  const bySession = new Map<string, Connection>()
  const byUser = new Map<string, Set<Connection>>()
  return {
    add(connection) {
      byId.set(connection.id, connection)
      if (connection.emulationSession !== null) bySession.set(connection.emulationSession, connection)
    },
    identify(connection, user) {
      const own = byUser.get(user) ?? new Set()
      own.add(connection)
      byUser.set(user, own)
    },
    remove(connection) {
      byId.delete(connection.id)
      if (connection.emulationSession !== null) bySession.delete(connection.emulationSession)
      if (connection.session.phase !== 'connected') return
      const { user } = connection.session
      const own = byUser.get(user)
      own?.delete(connection)
      if (own?.size === 0) byUser.delete(user)
    },
    findBySession: (session) => bySession.get(session),
    ofUser: (user) => [...(byUser.get(user) ?? [])],
    all: () => [...byId.values()],
    count: () => byId.size,
    userCount: () => byUser.size,
  }
}
