import { readSiteText } from '@touchline/contract'
import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { keepDraftLooks } from '../../editor/draft-looks.ts'
import { edit } from '../../editor/edit.ts'
import { listedProblems } from '../../editor/stored-file.ts'
import type { SitePorts } from '../../ports.ts'
import { saveDraft } from '../../versions/draft.ts'
import { newestVersion } from '../../versions/stored-site.ts'

/**
 * A draft may be wrong, so that nothing of it is lost; it is not published so, and a preview leaves out what is wrong.
 */
export function saveSiteDraft(ports: SitePorts): Handler<'saveSiteDraft'> {
  return async (request) => {
    const { revision: over, basedOn, file } = request.body
    const body = JSON.stringify(file)
    const { site, problems } = readSiteText(body)
    return edit(ports, { ...request, call: 'saveSiteDraft' }, async (tx, author) => {
      const now = ports.clock.now()
      if (basedOn > (await newestVersion(tx))) return refuse('validation')
      const revision = await saveDraft(tx, { body, author, now, over, basedOn })
      if (revision === null) return refuse('site_draft_changed')
      if (site !== null) await keepDraftLooks(tx, site, now)
      return {
        action: 'saved',
        answer: { data: { revision, problems: listedProblems(problems) } },
        revision,
        version: null,
      }
    })
  }
}
