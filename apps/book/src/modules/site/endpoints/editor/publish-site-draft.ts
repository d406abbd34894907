import { readSiteText } from '@touchline/contract'
import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import { edit } from '../../editor/edit.ts'
import { listedProblems } from '../../editor/stored-file.ts'
import type { SitePorts } from '../../ports.ts'
import { loadDraft, publishDraft } from '../../versions/draft.ts'

/** Whole or not at all: parts that the command line would leave out are shown in the editor to be mended. */
export function publishSiteDraft(ports: SitePorts): Handler<'publishSiteDraft'> {
  return async (request) => {
    let isPublished = false
    const reply = await edit(ports, { ...request, call: 'publishSiteDraft' }, async (tx, author) => {
      const draft = await loadDraft(tx)
      if (draft?.revision !== request.body.revision) return refuse('site_draft_changed')
      const { revision } = draft
      const refused = (problems: Parameters<typeof listedProblems>[0]) => ({
        action: 'refused' as const,
        answer: { data: { state: 'refused' as const, problems: listedProblems(problems) } },
        revision,
        version: null,
      })
      const { problems } = readSiteText(draft.body)
      if (problems.length > 0) return refused(problems)
      const published = await publishDraft(tx, author, ports.clock.now())
      if (published === null || published.kind === 'overtaken') return refuse('site_published_since')
      if (published.kind === 'refused') return refused(published.problems)
      const { version } = published
      isPublished = true
      return {
        action: 'published' as const,
        answer: { data: { state: 'published' as const, version } },
        revision,
        version,
      }
    })
    if (isPublished) ports.signals.emit('site_published', null)
    return reply
  }
}
