import type { CallAnswer, SiteAction } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { SignedIn } from '../../../kernel/handler.ts'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { once } from '../../../kernel/once.ts'
import { Refusal, refuse, StoredReply } from '../../../kernel/refusal.ts'
import type { SitePorts } from '../ports.ts'

/** Calls that change the site. */
type EditCall = 'saveSiteDraft' | 'publishSiteDraft' | 'restoreSiteVersion'

/** Who edits, and the request under its key. */
interface Editing<N extends EditCall> {
  readonly player: SignedIn
  readonly call: N
  readonly idempotencyKey: string
  readonly locale: ServedLocale
  /** Everything that is requested. */
  readonly body: object
}

/** What was done, as the log keeps it. */
export interface Edit<Answer> {
  readonly action: SiteAction
  readonly answer: Answer
  readonly revision: number | null
  readonly version: number | null
}

/** What may come of each call. */
const ACTIONS: Readonly<Record<EditCall, readonly SiteAction[]>> = {
  saveSiteDraft: ['saved'],
  publishSiteDraft: ['published', 'refused'],
  restoreSiteVersion: ['restored'],
}

type EditPorts = Pick<SitePorts, 'db' | 'clock' | 'operatorOf'>

/**
 * Changes the site, once under its key, and logs it in the same transaction: editors take their turns. What is refused
 * changes nothing and is not logged.
 */
export async function edit<N extends EditCall>(
  ports: EditPorts,
  { player: { playerId }, call, idempotencyKey: key, locale, body }: Editing<N>,
  run: (tx: Db, author: string) => Promise<Edit<CallAnswer<N>> | Refusal>,
): Promise<Refusal | StoredReply> {
  const { db, clock, operatorOf } = ports
  const author = await operatorOf(playerId)
  if (author === null) return refuse('forbidden')
  return db.tx(async (tx) => {
    await tx.query('LOCK TABLE site_edits IN SHARE ROW EXCLUSIVE MODE', [])
    return once(tx, { playerId, call, key, body, now: clock.now(), locale }, async () => {
      const before = await loggedAnswer(tx, playerId, key)
      if (before !== null)
        return ACTIONS[call].includes(before.action)
          ? new StoredReply(200, before.answer)
          : refuse('idempotency_key_reused')
      const done = await run(tx, author)
      if (done instanceof Refusal) return done
      await logEdit(tx, ports, { playerId, author, key }, done)
      return done.answer
    })
  })
}

/** A key works once, also when its response is older than a day and forgotten: the log keeps it. */
async function loggedAnswer(tx: Db, playerId: number, key: string) {
  const [before] = await tx.query<{ action: SiteAction; answer: string }>(
    'SELECT action, answer FROM site_edits WHERE player_id = $1 AND idempotency_key = $2',
    [playerId, key],
  )
  return before ?? null
}

/** Adds a line to the log of what operators do to the site. */
export async function logEdit(
  tx: Db,
  { clock }: Pick<EditPorts, 'clock'>,
  { playerId, author, key }: { readonly playerId: number; readonly author: string; readonly key: string },
  { action, revision, version, answer }: Edit<unknown>,
): Promise<void> {
  await tx.query(
    `INSERT INTO site_edits (at, player_id, author, action, revision, version, idempotency_key, answer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [new Date(clock.now()), playerId, author, action, revision, version, key, JSON.stringify(answer)],
  )
}
