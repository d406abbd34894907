/**
 * Loaded before a program: ends it as by SIGKILL between two statements of a transaction. DIE_AT names the place:
 * `before TEXT`, where the statement that contains the text is never sent, or `after TEXT`, where its response has
 * arrived and nothing follows. DIE_ON is which one of them it is (default 1). `before COMMIT of TEXT` is the commit of
 * a transaction whose last statement contains the text, `after COMMIT of TEXT` the same after its response.
 */
import pg from 'pg'

const [, moment = '', commit, text = ''] = /^(before|after) (COMMIT of )?(.+)$/.exec(process.env.DIE_AT ?? '') ?? []
let left = Number(process.env.DIE_ON ?? 1)
const lastOf = new WeakMap<object, string>()
const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
const { query: send } = client

client.query = function watched(this: object, ...args: unknown[]) {
  const [first] = args
  const sql = typeof first === 'string' ? first : String((first as { text?: unknown } | null)?.text ?? '')
  const isPlace =
    commit === undefined ? sql.includes(text) : sql === 'COMMIT' && (lastOf.get(this) ?? '').includes(text)
  lastOf.set(this, sql)
  const isLast = text !== '' && isPlace && --left === 0
  if (isLast && moment === 'before') process.kill(process.pid, 'SIGKILL')
  const answer = send.apply(this, args)
  if (isLast) void (answer as Promise<unknown>).then(() => process.kill(process.pid, 'SIGKILL'))
  return answer
}
