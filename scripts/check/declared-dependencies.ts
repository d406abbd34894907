import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { type Outcome, ROOT } from './run-tool.ts'

interface Manifest {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

interface Workspace {
  /** Path from the root, '' for the root itself. */
  readonly folder: string
  readonly name: string
  readonly always: ReadonlySet<string>
  readonly inDevelopment: ReadonlySet<string>
}

/** Not part of what a workspace gives others: tests, demos, its own tools and settings. */
const DEVELOPMENT = /\.(?:test|demo|e2e|config|d)\.[jt]sx?$|\/testing\/|\/scripts\//
const SPECIFIER = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)(['"])([\w@.#~/][^'"\s]*)\1/g
/** Workspaces that no other workspace imports. */
const WORKBENCHES = new Set(['', 'e2e', 'benchmarks'])
/** The root holds the tools that every workspace is worked on with. */
const TOOLS = new Set(['vitest', 'vite', 'fast-check'])

/**
 * Every workspace lists the packages it imports, ours and others', by name or by path: it could be taken out of the
 * repository as it is, and what it does not list it cannot use.
 */
export async function declaredDependencies(root = ROOT): Promise<Outcome> {
  const began = Date.now()
  const findings = undeclaredImports(root)
  return { name: 'dependencies', ok: findings.length === 0, output: findings.join('\n'), ms: Date.now() - began }
}

function undeclaredImports(root: string): readonly string[] {
  const workspaces = workspacesOf(root)
  const ofRoot = workspaces.find(({ folder }) => folder === '')?.name
  const findings = new Set<string>()
  for (const file of sourcesOf(root)) {
    const home = ownerOf(file, workspaces)
    if (home === undefined) continue
    for (const [, , specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)) {
      const wanted = packageOf(specifier, file, workspaces)
      if (wanted === null || wanted === home.name || TOOLS.has(wanted)) continue
      if (home.always.has(wanted)) continue
      // No workspace can list the root. Measurements use its cluster as its journeys do.
      if (home.folder === 'benchmarks' && wanted === ofRoot) continue
      const isDevelopment = WORKBENCHES.has(home.folder) || DEVELOPMENT.test(file)
      if (isDevelopment && home.inDevelopment.has(wanted)) continue
      const list = isDevelopment ? 'devDependencies' : 'dependencies'
      findings.add(`${file} imports ${wanted}: add it to the ${list} of ${join(home.folder, 'package.json')}.`)
    }
  }
  return [...findings].sort()
}

function workspacesOf(root: string): readonly Workspace[] {
  const manifests = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'package.json', '*/package.json'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !file.includes('node_modules'))
  return manifests
    .map((file): Workspace => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
      return {
        folder: dirname(file) === '.' ? '' : dirname(file),
        name: manifest.name,
        always: new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })),
        inDevelopment: new Set(Object.keys(manifest.devDependencies ?? {})),
      }
    })
    .sort((a, b) => b.folder.length - a.folder.length)
}

function sourcesOf(root: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
}

function ownerOf(path: string, workspaces: readonly Workspace[]): Workspace | undefined {
  return workspaces.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
}

/** The package that a specifier leads to; null for what is built in, virtual, or in the file's own workspace. */
function packageOf(specifier: string, file: string, workspaces: readonly Workspace[]): string | null {
  if (specifier.startsWith('.')) {
    return ownerOf(normalize(join(dirname(file), specifier)), workspaces)?.name ?? null
  }
  if (isBuiltin(specifier) || /^(?:virtual:|#|\/)|\?/.test(specifier)) return null
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
