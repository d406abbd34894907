import type { SiteAction } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { SignedIn } from '../../../kernel/handler.ts'
import { Refusal, refuse, StoredReply } from '../../../kernel/refusal.ts'
import type { SitePorts } from '../ports.ts'

/** Who edits, and the key made before sending. */
interface Editing {
  readonly player: SignedIn
  readonly idempotencyKey: string
}

/** What was done, as the log keeps it. */
export interface Edit<Answer> {
  readonly action: SiteAction
  readonly answer: Answer
  readonly revision: number | null
  readonly version: number | null
}

/**
 * Does something to the site, once under its key, and logs it in the same transaction: editors take their turns. What is
 * refused changes nothing and is not logged.
 * @param actions what may come of it: the same key of another thing is refused
 */
export async function edit<Answer extends object>(
  { db, clock, operatorOf }: Pick<SitePorts, 'db' | 'clock' | 'operatorOf'>,
  { player: { playerId }, idempotencyKey }: Editing,
  actions: readonly SiteAction[],
  run: (tx: Db, author: string) => Promise<Edit<Answer> | Refusal>,
): Promise<Answer | Refusal | StoredReply> {
  const author = await operatorOf(playerId)
  if (author === null) return refuse('forbidden')
  return db.tx(async (tx) => {
    await tx.query('LOCK TABLE site_edits IN SHARE ROW EXCLUSIVE MODE', [])
    const [before] = await tx.query<{ action: SiteAction; answer: string }>(
      'SELECT action, answer FROM site_edits WHERE player_id = $1 AND idempotency_key = $2',
      [playerId, idempotencyKey],
    )
    if (before !== undefined)
      return actions.includes(before.action) ? new StoredReply(200, before.answer) : refuse('idempotency_key_reused')
    const done = await run(tx, author)
    if (done instanceof Refusal) return done
    await tx.query(
      `INSERT INTO site_edits (at, player_id, author, action, revision, version, idempotency_key, answer)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        new Date(clock.now()),
        playerId,
        author,
        done.action,
        done.revision,
        done.version,
        idempotencyKey,
        JSON.stringify(done.answer),
      ],
    )
    return done.answer
  })
}
