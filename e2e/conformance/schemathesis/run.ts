import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallName } from '@touchline/contract'
import { ENDS_SESSIONS } from '../fuzz/run.ts'
import type { ConformanceOptions, Credentials } from '../options.ts'
import { createCaller } from '../wire/caller.ts'
import { createTransport } from '../wire/transport.ts'

export interface SchemathesisOptions {
  readonly as: (typeof ROLES)[number]
  /** Requests made up for each call. */
  readonly examples: number
  /** Whether every border of every schema is tried as well, which no seed changes. */
  readonly borders: boolean
  readonly seed: number
  /** Calls that are made. @default all of them */
  readonly calls?: readonly CallName[]
}

/** Who makes the requests. The visitor comes last: their failed sign-ins block their address. */
export const ROLES = ['player', 'visitor'] as const

export interface SchemathesisReport {
  readonly ok: boolean
  readonly output: string
}

/** Refusals by content have status 400 here as well: `checks.py` distinguishes them from refusals by form. */
const NOT_OURS = ['positive_data_acceptance']
const LONGEST_S = 30
const HERE = import.meta.dirname

/** Sends what Schemathesis makes of the back end's own OpenAPI document. */
export async function runSchemathesis(
  program: string,
  { origin, player }: ConformanceOptions,
  { as, examples, borders, seed, calls = [] }: SchemathesisOptions,
): Promise<SchemathesisReport> {
  const session = as === 'player' ? await sessionOf(origin, player) : []
  // It keeps examples and reports where it runs.
  const folder = mkdtempSync(join(tmpdir(), 'touchline-schemathesis-'))
  const child = spawn(
    program,
    [
      ...['--config-file', join(HERE, 'schemathesis.toml'), 'run', `${origin}/api/docs/openapi.json`],
      ...['--phases', borders ? 'coverage,fuzzing' : 'fuzzing'],
      ...['--max-examples', String(examples), '--seed', String(seed)],
      ...['--exclude-checks', NOT_OURS.join(','), '--request-timeout', String(LONGEST_S)],
      ...calls.flatMap((name) => ['--include-operation-id', name]),
      ...['--no-color', '--warnings', 'off', '--continue-on-failure', ...session],
    ],
    { cwd: folder, env: { ...process.env, SCHEMATHESIS_HOOKS: join(HERE, 'checks.py') } },
  )
  let output = ''
  const collect = (chunk: Buffer): void => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  rmSync(folder, { recursive: true, force: true })
  return { ok: code === 0, output }
}

/** Goes with every request; those that would end it are left out. */
async function sessionOf(origin: string, who: Credentials): Promise<string[]> {
  const transport = createTransport(origin)
  const player = createCaller(transport)
  await player.get('signIn', { body: who })
  transport.close()
  return [
    ...['--header', `Cookie: ${player.cookie()}`],
    ...ENDS_SESSIONS.flatMap((name) => ['--exclude-operation-id', name]),
  ]
}
