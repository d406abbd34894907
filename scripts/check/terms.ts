import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, ROOT } from './run-tool.ts'

const DOCUMENT = 'docs/reference/terms.md'
const BEGIN = '<!-- written by `npm run terms` -->'

/** The message ids whose texts are the terms of the product, by the part of the product in which bettors meet them. */
const TERMS: Readonly<Record<string, readonly string[]>> = {
  'Events and markets': [
    ...['catalogue.live', 'catalogue.upcoming', 'catalogue.tab.outrights', 'catalogue.bettable', 'markets.suspended'],
    ...['markets.balanced', 'markets.history.short', 'group.main', 'group.total', 'group.hcp', 'group.combos'],
    ...['group.cards', 'group.corners', 'group.halves', 'group.scorers', 'group.outright', 'market.match_result'],
    ...['market.match_winner', 'market.double_chance', 'market.draw_no_bet', 'market.both_teams_to_score'],
    ...['market.correct_score', 'market.total_goals', 'market.handicap', 'market.european_handicap'],
    ...['market.half_time_full_time', 'market.first_half_result', 'market.anytime_goalscorer', 'market.total_corners'],
    ...['market.total_bookings', 'market.championship_winner', 'market.odd_or_even_goals', 'market.total_games'],
    ...['market.set_winner', 'market.map_winner', 'market.win', 'market.place', 'outcome.over', 'outcome.under'],
    ...['outcome.draw', 'outcome.yes', 'outcome.odd', 'stage.half_time', 'stage.overtime', 'match.race.non_runner'],
  ],
  'Slip and bets': [
    ...['slip.label', 'slip.stake', 'slip.stake.total', 'slip.total_odds', 'slip.potential_win', 'slip.place'],
    ...['slip.type', 'slip.type.single', 'slip.type.COMBO', 'slip.type.SYSTEM', 'slip.type.custom', 'quick.label'],
    ...['slip.accept_mode', 'slip.accept_mode.higher', 'slip.accept_mode.any', 'slip.accept_mode.none'],
    ...['slip.error.odds_changed', 'slip.error.stake_above_max', 'slip.error.stake_below_min', 'slip.placed'],
    ...['slip.placed.waiting', 'bets.label', 'bets.page', 'bets.leg.void', 'bets.leg.half_win', 'bets.dead_heat'],
    ...['bets.outcome.won', 'bets.outcome.lost', 'bets.outcome.refunded', 'bets.leg.over', 'offer.title'],
  ],
  'Cash out': [
    ...['bets.cash_out', 'cash_out.confirm', 'cash_out.all', 'cash_out.auto', 'cash_out.off.title', 'cash_out.stays'],
  ],
  Money: [
    ...['account.balance', 'cashier.wallet', 'cashier.deposit', 'cashier.withdraw', 'cashier.withdraw.take_back'],
    ...['transactions.type.chargeback', 'transactions.title', 'transactions.type.payout', 'bets_page.net'],
  ],
  Bonuses: [
    ...['bonus.kind.freebet', 'bonus.kind.freebet_no_risk', 'bonus.kind.freebet_only_win'],
    ...['bonus.kind.freebet_all_win', 'bonus.kind.comboboost', 'bonus.kind.hunting', 'bonus.kind.hunting_tournament'],
    ...['bonus.kind.lootbox', 'bonus.start', 'bonus.status.available', 'bonus.status.active'],
    ...['bonus.status.overridden', 'bonus.from_odds', 'bonus.terms.no_wagering', 'bonus.code'],
  ],
  'Safer gambling': [
    ...['limits.title', 'limits.deposit.day', 'limits.loss.day', 'limits.wager.day', 'limits.bet.one', 'limits.time'],
    ...['limits.time.day', 'limits.session', 'limits.reality_check', 'limits.coolingoff.title', 'limits.help'],
    ...['limits.selfexclusion.title', 'test.title', 'history.result', 'protection.over.title'],
  ],
}

/** English first: the others are beside it. */
const LANGUAGES = ['en', 'de', 'es', 'pt-BR', 'ru', 'sv', 'tr', 'ar'] as const

function textsOf(locale: string): Readonly<Record<string, string>> {
  const read = (file: string): Record<string, string> => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
  const folders = [`apps/web/src/i18n/messages/${locale}`, `apps/book/src/texts/${locale}`]
  const files = folders.flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`))
  return Object.assign({}, ...[...files, `packages/sports/src/texts/${locale}.json`].map(read))
}

/** A text as a cell of a table: placeholders become an ellipsis. */
const cell = (text: string): string =>
  text
    .replace(/\s*\{[^{}]*\}/g, ' …')
    .replaceAll('|', '\\|')
    .trim()

function tables(): string {
  const byLocale = LANGUAGES.map((locale) => textsOf(locale))
  const rowOf = (id: string): string => {
    const cells = byLocale.map((texts, at) => {
      const text = texts[id]
      if (text === undefined) throw new Error(`${id} has no text in ${LANGUAGES[at]}`)
      return cell(text)
    })
    return `| \`${id}\` | ${cells.join(' | ')} |`
  }
  const head = `| message | ${LANGUAGES.join(' | ')} |\n|${'---|'.repeat(LANGUAGES.length + 1)}`
  const sections = Object.entries(TERMS).map(([title, ids]) => `## ${title}\n\n${head}\n${ids.map(rowOf).join('\n')}`)
  return `${BEGIN}\n\n${sections.join('\n\n')}\n`
}

/** The document with its tables as the catalogues are now; what a person wrote above them stays. */
function termsDocument(): string {
  const [written = ''] = readFileSync(join(ROOT, DOCUMENT), 'utf8').split(BEGIN)
  return written + tables()
}

/** `npm run terms`: writes the tables of docs/reference/terms.md. */
export function writeTerms(): void {
  writeFileSync(join(ROOT, DOCUMENT), termsDocument())
}

/** Terms in the document are those of the catalogues. */
export async function terms(): Promise<Outcome> {
  const started = Date.now()
  const ok = readFileSync(join(ROOT, DOCUMENT), 'utf8') === termsDocument()
  const output = ok ? '' : `${DOCUMENT} differs from the catalogues: run \`npm run terms\` and read what changed`
  return { name: 'terms', ok, output, ms: Date.now() - started }
}
