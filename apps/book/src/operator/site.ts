import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { DEFAULT_SITE_FILE, MAX_SITE_BYTES, readSiteText, SITE_FORMAT, type SiteProblem } from '@touchline/contract'
import {
  listVersions,
  loadVersion,
  type Published,
  publishDraft,
  publishSite,
  saveDraft,
} from '../modules/site/index.ts'
import { misunderstood, type Operation, type OperationAnswer, type OperatorPorts } from './operation.ts'

const AUTHOR = 'operator'
const usage =
  'site export FILE [VERSION] | site check FILE | site import FILE | site draft FILE | site publish | site history | site restore VERSION'

const line = ({ path, message, refused }: SiteProblem) =>
  `  ${refused ? 'refused' : 'left out'}  ${path === '' ? 'the file' : path}: ${message}`
const listed = (problems: readonly SiteProblem[]) => problems.map(line).join('\n')

async function read(file: string, cwd: string): Promise<string> {
  const text = await readFile(resolve(cwd, file), 'utf8')
  return text.slice(0, 2 * MAX_SITE_BYTES)
}

function answerOf(published: Published, { signals }: OperatorPorts): OperationAnswer {
  switch (published.kind) {
    case 'refused':
      return { ok: false, text: `Nothing was published:\n${listed(published.problems)}` }
    case 'overtaken':
      return {
        ok: false,
        text: `Nothing was published: version ${published.version} was published after this one was begun.`,
      }
    case 'published': {
      signals.emit('site_published', null)
      const left = published.problems.length === 0 ? '' : `\nLeft out:\n${listed(published.problems)}`
      return { ok: true, text: `Version ${published.version} is shown from now on.${left}` }
    }
  }
}

async function importFile(file: string, ports: OperatorPorts): Promise<OperationAnswer> {
  const body = await read(file, ports.cwd ?? '.')
  return answerOf(await publishSite(ports.db, { body, author: AUTHOR, now: ports.clock.now(), basedOn: null }), ports)
}

async function exportFile(file: string, version: string | undefined, { db, cwd = '.' }: OperatorPorts) {
  const wanted = version === undefined ? null : Number(version)
  const stored = wanted === 0 ? null : await loadVersion(db, wanted)
  if (stored === null && wanted !== null && wanted !== 0) return { ok: false, text: `There is no version ${version}.` }
  const path = resolve(cwd, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, stored?.body ?? `${JSON.stringify(DEFAULT_SITE_FILE, null, 2)}\n`)
  return {
    ok: true,
    text: `${stored === null ? 'The site as the product comes' : `Version ${stored.version}`} is in ${file}.`,
  }
}

async function check(file: string, { cwd = '.' }: OperatorPorts): Promise<OperationAnswer> {
  const { problems } = readSiteText(await read(file, cwd))
  return problems.length === 0
    ? { ok: true, text: `${file} is right.` }
    : { ok: false, text: `${file}:\n${listed(problems)}` }
}

async function restore(version: string, ports: OperatorPorts): Promise<OperationAnswer> {
  const stored = /^\d{1,9}$/.test(version) ? await loadVersion(ports.db, Number(version)) : null
  // The history begins with the product as it comes.
  const body = version === '0' ? JSON.stringify({ format: SITE_FORMAT }) : stored?.body
  if (body === undefined) return { ok: false, text: `There is no version ${version}.` }
  return answerOf(await publishSite(ports.db, { body, author: AUTHOR, now: ports.clock.now(), basedOn: null }), ports)
}

async function history({ db }: OperatorPorts): Promise<OperationAnswer> {
  const versions = await listVersions(db)
  const lines = versions.map(
    ({ version, author, published_at }) => `${version}  ${published_at.toISOString()}  ${author}`,
  )
  return { ok: true, text: lines.length === 0 ? 'The site is as the product comes.' : lines.join('\n') }
}

async function draft(file: string, { db, clock, cwd = '.' }: OperatorPorts): Promise<OperationAnswer> {
  const body = await read(file, cwd)
  const { site, problems } = readSiteText(body)
  if (site === null) return { ok: false, text: `Nothing was kept:\n${listed(problems)}` }
  const revision = await saveDraft(db, { body, author: AUTHOR, now: clock.now(), over: null })
  return { ok: true, text: `The draft is kept, revision ${revision}; it is shown to visitors once it is published.` }
}

async function publish(ports: OperatorPorts): Promise<OperationAnswer> {
  const published = await publishDraft(ports.db, AUTHOR, ports.clock.now())
  return published === null ? { ok: false, text: 'There is no draft.' } : answerOf(published, ports)
}

/** Takes the site in and out as a file, checks one, and goes back to a version of before. */
export const site: Operation = {
  help: 'site export|import|check FILE | site history | site restore VERSION   the site as a file',
  usage,
  onlyLooks: ([word = '']) => ['export', 'check', 'history'].includes(word),
  async run([word, ...args], ports) {
    const [first, second] = args
    const counts = `${word} ${args.length}`
    if (counts === 'history 0') return history(ports)
    if (counts === 'publish 0') return publish(ports)
    if (first === undefined) return misunderstood({ usage })
    if (counts === 'import 1') return importFile(first, ports)
    if (counts === 'draft 1') return draft(first, ports)
    if (counts === 'check 1') return check(first, ports)
    if (counts === 'restore 1') return restore(first, ports)
    if (word === 'export' && args.length <= 2) return exportFile(first, second, ports)
    return misunderstood({ usage })
  },
}
