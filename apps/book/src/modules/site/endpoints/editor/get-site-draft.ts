import type { Handler } from '../../../../kernel/handler.ts'
import { fileOf, loadFile } from '../../editor/stored-file.ts'
import type { SitePorts } from '../../ports.ts'
import { loadDraft } from '../../versions/draft.ts'
import { newestVersion } from '../../versions/stored-site.ts'

export function getSiteDraft({ db }: SitePorts): Handler<'getSiteDraft'> {
  return async () => {
    const draft = await loadDraft(db)
    const published = await newestVersion(db)
    if (draft !== null)
      return {
        data: {
          revision: draft.revision,
          basedOn: draft.based_on,
          published,
          author: draft.author,
          savedAt: draft.saved_at.toISOString(),
          file: fileOf(draft.body),
        },
      }
    const stored = await loadFile(db, published)
    const file = stored === null ? {} : fileOf(stored.body)
    return { data: { revision: 0, basedOn: published, published, author: null, savedAt: null, file } }
  }
}
