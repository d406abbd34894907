import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'

/** One piece of code of a how-to: where it goes, and the text it goes before, instead of, or at the end. */
export interface Step {
  readonly file: string
  readonly how: 'new' | 'at the end' | 'before' | 'instead of'
  readonly anchor: string
  readonly code: string
}

const FENCE = /^( *)```(?:tsx?|js|json) (\S+), (new|at the end|before|instead of)(?: "(.*)")?\n([\s\S]*?)\n *```/gm
const COMMANDS = /^```sh in the repository\n([\s\S]*?)\n```/gm

const read = (howTo: string): string => readFileSync(join(ROOT, 'docs/how-to', howTo), 'utf8')

/** Pieces of code of a how-to, in their order. */
export function stepsOf(howTo: string): readonly Step[] {
  return [...read(howTo).matchAll(FENCE)].map(([, indent = '', file = '', how, anchor = '', code = '']) => ({
    file,
    how: how as Step['how'],
    anchor,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))
}

/** Follows one piece. Throws where the file has not the place that the how-to names. */
export function follow(copy: string, { file, how, anchor, code }: Step): void {
  const path = join(copy, file)
  mkdirSync(dirname(path), { recursive: true })
  const text = how === 'new' ? '' : readFileSync(path, 'utf8')
  if (how === 'new' || how === 'at the end') {
    writeFileSync(path, `${text}${code}\n`)
    return
  }
  if (!text.includes(anchor)) throw new Error(`${file} has no ${anchor}, which its how-to names`)
  writeFileSync(
    path,
    text.replace(anchor, () => (how === 'before' ? `${code}\n${anchor}` : code)),
  )
}

/** Carries out the commands that a how-to gives. */
export function obey(copy: string, howTo: string): void {
  for (const [, commands = ''] of read(howTo).matchAll(COMMANDS)) execFileSync('sh', ['-ec', commands], { cwd: copy })
}

/** A copy of the sources, whose own packages are the copies and whose other packages are the installed ones. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'how-to-'))
  const files = execFileSync('git', ['ls-files', 'packages', 'apps', 'e2e', 'tsconfig*.json', 'package.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter((name) => /\.(tsx?|json)$/.test(name) && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(copy, file))
  }
  const installed = join(ROOT, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@touchline'), { recursive: true })
  for (const name of readdirSync(installed).filter((entry) => entry !== '@touchline')) {
    symlinkSync(join(installed, name), join(copy, 'node_modules', name))
  }
  for (const name of ['betting', 'client', 'contract', 'embed', 'sports', 'ui']) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@touchline', name))
  }
  return copy
}
