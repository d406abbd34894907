import { readSiteText } from '@touchline/contract'
import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { keepDraftLooks } from '../../editor/draft-looks.ts'
import { edit } from '../../editor/edit.ts'
import { loadFile } from '../../editor/stored-file.ts'
import type { SitePorts } from '../../ports.ts'
import { saveDraft } from '../../versions/draft.ts'

export function restoreSiteVersion(ports: SitePorts): Handler<'restoreSiteVersion'> {
  return async (request) => {
    const { version } = request.params
    const stored = await loadFile(ports.db, version)
    if (stored === null) return refuse('not_found')
    const { body } = stored
    const asked = { ...request, call: 'restoreSiteVersion', body: { ...request.params, ...request.body } } as const
    return edit(ports, asked, async (tx, author) => {
      const now = ports.clock.now()
      const revision = await saveDraft(tx, { body, author, now, over: request.body.revision })
      if (revision === null) return refuse('site_draft_changed')
      const { site } = readSiteText(body)
      if (site !== null) await keepDraftLooks(tx, site, now)
      return { action: 'restored', answer: { data: { revision } }, revision, version }
    })
  }
}
