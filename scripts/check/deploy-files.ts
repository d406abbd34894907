import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { SETTINGS } from '../../apps/book/src/config/settings.ts'
import { deployFiles } from '../cluster/deploy-files.ts'
import { MEMBERS } from '../cluster/description.ts'
import { type Outcome, ROOT } from './run-tool.ts'

/** Variables of programs that are not ours, and those that the platform reads. */
const FOREIGN = /^(?:CENTRIFUGO_|POSTGRES_|PG|NODE_ENV$|MALLOC_[A-Z_]+$|RELEASE$|BOOK_URL$)/

const isSetting = (name: string): boolean => Object.hasOwn(SETTINGS.shape, name) || FOREIGN.test(name)

type Node = string | number | boolean | null | readonly Node[] | { readonly [key: string]: Node }

/** All objects in a document, from the outside in. */
function* objectsIn(node: Node): Generator<{ readonly [key: string]: Node }> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield node as { readonly [key: string]: Node }
  for (const inner of Object.values(node)) yield* objectsIn(inner as Node)
}

const at = (node: Node | undefined, ...path: readonly string[]): Node | undefined =>
  path.reduce<Node | undefined>(
    (found, key) => (typeof found === 'object' && found !== null ? (found as Record<string, Node>)[key] : undefined),
    node,
  )

/** Names of variables that the containers of a document are given. */
function variablesIn(document: Node): readonly string[] {
  return [...objectsIn(document)].flatMap(({ env, environment, kind, data, metadata }) => [
    ...(Array.isArray(env) ? env.map((item) => String(at(item, 'name'))) : []),
    ...(environment === undefined || environment === null ? [] : Object.keys(environment)),
    ...(kind === 'ConfigMap' && at(metadata, 'name') === 'touchline-settings' ? Object.keys(data ?? {}) : []),
  ])
}

/** Faults of one document: variables that nothing reads, and probes and services on ports that nothing listens on. */
function faultsOf(path: string, document: Node): readonly string[] {
  const faults = variablesIn(document)
    .filter((name) => !isSetting(name))
    .map((name) => `${path}: ${name} is no setting`)
  for (const container of [...objectsIn(document)].filter(({ image, ports }) => image && Array.isArray(ports))) {
    if (at(document, 'kind') !== 'Deployment') continue
    const ports = (container.ports as readonly Node[]).map((port) => at(port, 'name'))
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      const port = at(container, probe, 'httpGet', 'port') ?? at(container, probe, 'tcpSocket', 'port')
      if (!ports.includes(port ?? null))
        faults.push(`${path}: ${probe} asks port ${port}, which the container does not have`)
    }
  }
  if (at(document, 'kind') === 'Service' || at(document, 'kind') === 'Deployment') {
    const name = String(at(document, 'metadata', 'name'))
    if (!MEMBERS.some((member) => member.name === name)) faults.push(`${path}: ${name} is no member of the cluster`)
  }
  return faults
}

/** Faults of the Dockerfile: a last stage that runs as root, variables that nothing reads, ports of no member. */
function faultsOfDockerfile(text: string): readonly string[] {
  const stages = text.split(/^FROM /m).slice(1)
  const last = stages.at(-1) ?? ''
  const ports = new Set(MEMBERS.flatMap((member) => Object.values(member.ports)))
  const names = [...(/^ENV (.+)$/m.exec(last)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name)
  const exposed = (/^EXPOSE (.+)$/m.exec(last)?.[1] ?? '').split(' ').map(Number)
  const [, ...program] = JSON.parse(/^CMD (.+)$/m.exec(last)?.[1] ?? '["none"]') as string[]
  return [
    ...(stages.length > 1 ? [] : ['Dockerfile: it has one stage, so the image holds what only a build needs']),
    ...(/^USER (?!root|0)\w+$/m.test(last) ? [] : ['Dockerfile: the last stage runs as root; name a USER']),
    ...names.filter((name) => !isSetting(name)).map((name) => `Dockerfile: ${name} is no setting`),
    ...exposed.filter((port) => !ports.has(port)).map((port) => `Dockerfile: no member has port ${port}`),
    ...(existsSync(join(ROOT, program[0] ?? '')) ? [] : [`Dockerfile: ${program[0]} is not there`]),
  ]
}

/** Faults in files of `deploy/` and the Dockerfile. @param read text of a file by its path; null where it is missing */
export function deployFaults(read: (path: string) => string | null): readonly string[] {
  const faults: string[] = [...faultsOfDockerfile(read('Dockerfile') ?? '')]
  for (const [path, text] of Object.entries(deployFiles())) {
    const found = read(path)
    if (found !== text) faults.push(`${path} is not what the description of the cluster says: npm run deploy-files`)
    if (found === null || !path.endsWith('.yaml')) continue
    for (const document of parseAllDocuments(found)) {
      const [error] = document.errors
      if (error !== undefined) faults.push(`${path}: ${error.message}`)
      else faults.push(...faultsOf(path, document.toJS() as Node))
    }
  }
  return faults
}

/** Checks that files of `deploy/` fit the description of the cluster, in valid YAML and with settings that exist. */
export async function deployFilesCheck(): Promise<Outcome> {
  const started = Date.now()
  const faults = deployFaults((path) => {
    const file = join(ROOT, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  })
  return { name: 'deploy files', ok: faults.length === 0, output: faults.join('\n'), ms: Date.now() - started }
}
