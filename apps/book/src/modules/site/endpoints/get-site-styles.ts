import type { Db } from '../../../db/index.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { DocumentReply, refuse } from '../../../kernel/refusal.ts'

const YEAR_SECONDS = 365 * 86_400

export function getSiteStyles(db: Db): Handler<'getSiteStyles'> {
  return async ({ params }) => {
    const [row] = await db.query<{ css: string }>(
      'SELECT css FROM site_styles WHERE hash = $1 UNION ALL SELECT css FROM site_draft_styles WHERE hash = $1 LIMIT 1',
      [params.hash],
    )
    return row === undefined ? refuse('not_found') : new DocumentReply(row.css, YEAR_SECONDS)
  }
}
