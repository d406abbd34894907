import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { fileOf, loadFile } from '../../editor/stored-file.ts'
import type { SitePorts } from '../../ports.ts'

export function getSiteVersion({ db }: SitePorts): Handler<'getSiteVersion'> {
  return async ({ params }) => {
    const stored = await loadFile(db, params.version)
    if (stored === null) return refuse('not_found')
    const { version, author, publishedAt, body } = stored
    return { data: { version, author, publishedAt: publishedAt?.toISOString() ?? null, file: fileOf(body) } }
  }
}
