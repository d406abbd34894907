/** Embedding: hosts whose pages show the sportsbook, and the sessions of their players in those frames. */
import type { BookModule } from '../../kernel/module.ts'
import { startEmbedSession } from './endpoints/start-embed-session.ts'
import type { EmbeddingPorts } from './ports.ts'

export function createEmbedding(ports: EmbeddingPorts): BookModule<'startEmbedSession'> {
  return { handlers: { startEmbedSession: startEmbedSession(ports) } }
}
