/** What happened in one phase. */
export interface PhaseResult {
  readonly round: number
  readonly phase: string
  readonly seconds: number
  /** Bets that were accepted, and those refused because of a suspended market or a changed price. */
  readonly placed: number
  readonly refused: number
  /** p99 in ms; NaN where nothing was measured. */
  readonly placementMs: number
  readonly priceMs: number
  readonly messageMs: number
  readonly errors: readonly string[]
  /** MB at the end, by process. */
  readonly memory: Readonly<Record<string, number>>
}

export interface SoakReport {
  readonly machine: string
  readonly date: string
  /** Sizes and rates, as a sentence. */
  readonly settings: string
  readonly phases: readonly PhaseResult[]
  /** Result of the audit of the books. */
  readonly audit: string
  /** Of the whole run, beyond those of its phases. */
  readonly errors: readonly string[]
}

/** A table in Markdown; numbers are at the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => (Number.isNaN(value) ? '' : String(value).replaceAll('|', '\\|'))
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`
  const marks = head.map((_, column) => (rows.every((row) => typeof row[column] === 'number') ? '--:' : '---'))
  return [line(head), `|${marks.join('|')}|`, ...rows.map(line)].join('\n')
}

/** `docs/operating/soak.md`. */
export function soakPage({ machine, date, settings, phases, audit, errors }: SoakReport): string {
  const all = [...phases.flatMap((phase) => phase.errors), ...errors]
  const names = [...new Set(phases.flatMap(({ memory }) => Object.keys(memory)))]
  const results = phases.map((one) => [
    ...[one.round, one.phase, one.seconds, one.placed, one.refused, one.placed / one.seconds],
    ...[one.placementMs, one.priceMs, one.messageMs, one.errors.length],
  ])
  const rounded = results.map((row) => row.map((value) => (typeof value === 'number' ? Math.round(value) : value)))
  return `# Soak

Made by \`SOAK_WRITE=1 ./bench cluster-soak\`: a cluster on one machine (\`npm run cluster\`) under load, phase after phase. [Speed](../speed.md) says how to run it, [scale](scale.md) what can be divided.

- Machine: ${machine}. The load and the sockets ran on it too.
- Date: ${date}.
- ${settings}
- Audit: ${audit}
- Errors: ${all.length === 0 ? 'none' : all.length}.
${all.length === 0 ? '' : `\n${all.map((error) => `  - ${error}`).join('\n')}\n`}
## Phases

- \`calm\`: bets at the steady rate.
- \`goal\`: three times as many bets for 20 s, all on the football match in which a goal has just fallen, and a burst of messages to all sockets.
- \`fivefold\`: five times as many bets, reached within 10 s.
- \`sockets back\`: all sockets break off at once and connect again; they recover what they missed.
- \`bets stored\`: what is to be settled is put into the database, in one transaction.
- \`settlement\`: the match of these bets ends; until the last one is decided and the last player notified.

p99 in ms: of a bet from request to response, of a price from the owner of the offer to a follower, of a message from the sender to a socket. Refused are bets whose market was suspended or whose price had changed.

${markdownTable(['round', 'phase', 's', 'bets', 'refused', 'bets/s', 'bet p99', 'price p99', 'message p99', 'errors'], rounded)}

## Memory

MB at the end of each phase, with all processes that one has started; memory that several share counts in parts.

${markdownTable(
  ['round', 'phase', ...names],
  phases.map(({ round, phase, memory }) => [round, phase, ...names.map((name) => memory[name] ?? Number.NaN)]),
)}
`
}
