import type { SiteAction } from '@touchline/contract'
import type { Handler } from '../../../../kernel/handler.ts'
import type { SitePorts } from '../../ports.ts'

interface EditRow {
  readonly id: number
  readonly at: Date
  readonly author: string
  readonly action: SiteAction
  readonly revision: number | null
  readonly version: number | null
}

export function getSiteEdits({ db }: SitePorts): Handler<'getSiteEdits'> {
  return async () => {
    const edits = await db.query<EditRow & object>(
      'SELECT id, at, author, action, revision, version FROM site_edits ORDER BY id DESC LIMIT 200',
      [],
    )
    return { data: edits.map((one) => ({ ...one, id: Number(one.id), at: one.at.toISOString() })) }
  }
}
