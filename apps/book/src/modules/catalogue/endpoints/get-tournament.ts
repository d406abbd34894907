import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { Catalogue } from '../catalogue.ts'
import { presentTournament } from '../views/present-reference.ts'

export function getTournament(catalogue: Catalogue): Handler<'getTournament'> {
  return async ({ params, locale }) => {
    const tournament = catalogue.reference().tournaments.get(params.id)
    if (tournament === undefined) return refuse('not_found')
    return { data: presentTournament(tournament, catalogue.counts.ofTournament(tournament.id), locale) }
  }
}
