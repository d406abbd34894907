import { readdirSync } from 'node:fs'

/**
 * The arrows of the architecture: `A -> B` means A may import B, types included; everything else is refused, in both
 * directions. A rule's comment says what to do when it fires. What is added needs a line in a table below: a folder
 * that has none may neither import nor be imported.
 */

/** What each package may import, and why no more. */
const PACKAGES = {
  betting: [[], 'betting is pure rules: pass what it needs as an argument.'],
  sports: [['betting'], 'sports is pure and stands on betting alone: pass what it needs as an argument.'],
  contract: [['betting'], 'contract may import betting only.'],
  client: [['contract'], 'client speaks the contract and nothing else.'],
  embed: [
    ['contract'],
    'embed runs in pages of others: names of messages come from contract, everything else is its own.',
  ],
  ui: [[], 'ui knows no betting: pass texts and values as props.'],
}

/** What each folder of the book may import; `modules` by the table below. */
const BOOK_FOLDERS = {
  kernel: ['db', 'texts'],
  texts: [],
  db: [],
  seed: ['texts'],
  config: ['kernel', 'http'],
  http: ['kernel', 'db', 'modules'],
  compose: ['kernel', 'db', 'http', 'modules', 'config.ts'],
  operator: ['kernel', 'db', 'modules'],
  cli: ['kernel', 'db', 'modules', 'operator', 'config.ts', 'main.ts'],
}

/** What each module of the book may import besides `kernel` and `db`, by its index.ts. */
const MODULES = {
  bets: ['platform', 'pricing', 'wallet'],
  bonuses: ['bets', 'pricing', 'wallet'],
  cashier: ['platform', 'protection', 'wallet'],
  catalogue: ['pricing'],
  embedding: ['cashier', 'platform', 'wallet'],
  'event-export': ['platform'],
  favourites: ['catalogue'],
  icons: [],
  integrations: [],
  jackpots: ['wallet'],
  loyalty: [],
  mail: [],
  'match-info': ['catalogue', 'pricing'],
  offer: ['catalogue', 'pricing'],
  outbox: ['bets', 'platform'],
  platform: ['wallet'],
  predictions: ['catalogue'],
  pricing: [],
  protection: ['platform', 'wallet'],
  providers: [],
  push: ['platform', 'wallet'],
  realtime: [],
  search: ['catalogue'],
  settlement: ['bets', 'bonuses', 'cashier', 'jackpots', 'pricing', 'protection', 'sources', 'wallet'],
  sharing: ['bets', 'platform', 'pricing', 'wallet'],
  site: ['wallet'],
  sms: [],
  sources: ['catalogue', 'offer', 'pricing'],
  wallet: [],
}

/** What the parts of a page may all import: features, blocks and what is put together of them. */
const PARTS = ['data', 'dialogs', 'i18n', 'live', 'navigation', 'preferences', 'services', 'site', 'ui']

/** What each folder of web may import. */
const WEB_FOLDERS = {
  platform: [],
  i18n: [],
  preferences: ['platform', 'services'],
  services: ['platform'],
  dialogs: ['platform', 'services'],
  site: ['data', 'i18n', 'navigation', 'platform'],
  navigation: ['i18n', 'platform'],
  live: ['platform'],
  data: ['live', 'platform'],
  ui: ['i18n', 'navigation', 'platform', 'services'],
  features: [...PARTS, 'platform'],
  blocks: [...PARTS, 'platform', 'features'],
  placements: [...PARTS, 'platform', 'features', 'blocks'],
  shell: [...PARTS, 'platform', 'features', 'placements'],
  routes: [...PARTS, 'features', 'blocks', 'shell'],
  gallery: ['data', 'i18n', 'live', 'navigation', 'preferences', 'services', 'shell'],
  server: ['entry-server.tsx', 'i18n', 'navigation', 'platform', 'preferences'],
}

/** What each feature may import of the others, by its index.ts. */
const FEATURES = {
  access: ['account'],
  account: [],
  browse: [],
  builder: ['account', 'markets', 'slip'],
  cashier: ['account', 'profile'],
  catalogue: [],
  consent: [],
  editor: ['account'],
  events: ['catalogue', 'favourites', 'markets'],
  favourites: ['account'],
  home: ['events', 'markets'],
  jackpots: ['account'],
  listing: ['account', 'catalogue', 'events'],
  lotteries: ['builder', 'catalogue', 'markets', 'slip'],
  bonuses: ['account'],
  launch: ['account'],
  limits: ['account', 'profile'],
  markets: ['slip'],
  match: ['account', 'builder', 'catalogue', 'events', 'favourites', 'markets', 'my-bets', 'predictions', 'tracker'],
  'my-bets': ['account'],
  notifications: ['account', 'site-scripts'],
  predictions: ['account'],
  profile: ['access', 'account', 'site-scripts'],
  push: ['account'],
  'site-scripts': ['account', 'push'],
  racing: ['catalogue', 'favourites', 'markets', 'slip'],
  results: ['events', 'favourites'],
  search: ['events', 'favourites'],
  slip: ['account', 'my-bets'],
  standings: [],
  tracker: [],
  transactions: ['account', 'catalogue'],
}

const BOOK = 'apps/book/src'
const WEB = 'apps/web/src'
const OURS = '^(packages|apps|e2e|benchmarks|scripts)/'
const TESTS = ['\\.(test|demo)\\.tsx?$', '/testing/', '/test/']
/** Folders that only tests import. */
const FOR_TESTS = new Set(['testing'])

/** From a folder, nothing of ours but itself and the listed folders. */
function only(name, from, allowed, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: `^${from}/`, pathNot: TESTS },
    to: { path: OURS, pathNot: [`^${from}/`, ...allowed.map((path) => `^${path}/`)] },
  }
}

function foldersOf(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !FOR_TESTS.has(entry.name))
    .map(({ name }) => name)
}

/** A folder without a line in its table may do nothing, so that no line is forgotten. */
function unlisted(root, name) {
  return {
    name: `${root.split('/').at(-1)}-${name}-is-listed`,
    severity: 'error',
    comment: `${root}/${name} has no line in .dependency-cruiser.mjs: add what it may import to the table there and to docs/architecture.md.`,
    from: { path: `^${root}/${name}/` },
    to: {},
  }
}

/** Every folder under `root` by its line in the table. */
function inside(root, table, title, advice) {
  return foldersOf(root).map((name) => {
    const allowed = table[name]
    if (allowed === undefined) return unlisted(root, name)
    return {
      name: `${title}-${name}-arrows`,
      severity: 'error',
      comment: `Of what is beside it, ${root}/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing'}: ${advice}`,
      from: { path: `^${root}/${name}/`, pathNot: TESTS },
      to: {
        path: `^${root}/`,
        pathNot: [`^${root}/${name}/`, ...allowed.map((other) => `^${root}/${other.replaceAll('.', '\\.')}(/|$)`)],
      },
    }
  })
}

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle of imports, types included: move what both need into a third file below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      comment: 'An import that resolves to nothing: fix the path or add the dependency to the workspace.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    ...foldersOf('packages').map((name) => {
      if (PACKAGES[name] === undefined) return unlisted('packages', name)
      const [allowed, comment] = PACKAGES[name]
      const paths = allowed.map((other) => `packages/${other}`)
      return only(`package-${name}-arrows`, `packages/${name}`, paths, comment)
    }),
    {
      name: 'betting-has-no-dependency',
      severity: 'error',
      comment:
        'betting runs anywhere and depends on nothing but the hash that draws are proven by: write the few lines or pass the value in.',
      from: { path: '^packages/betting/src', pathNot: ['\\.test\\.ts$', '/vectors/', '/testing/'] },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'], pathNot: '@noble/hashes' },
    },
    {
      name: 'sports-has-no-dependency',
      severity: 'error',
      comment: 'sports runs anywhere: no package but betting, nothing of Node; files, clocks and chance are handed in.',
      from: { path: '^packages/sports/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'], pathNot: '^packages/betting/' },
    },
    only(
      'web-arrows',
      'apps/web',
      ['packages/ui', 'packages/client', 'packages/contract', 'packages/betting', 'packages/embed'],
      'web talks to a back end through client: never import the book.',
    ),
    only(
      'book-arrows',
      'apps/book',
      ['packages/contract', 'packages/betting', 'packages/sports'],
      'book needs contract, betting and sports only.',
    ),
    only(
      'cashier-demo-arrows',
      'apps/cashier-demo',
      [],
      'The demo cashier knows the book by the signed interface of docs/reference/cashier.md and by nothing else.',
    ),
    only(
      'host-demo-arrows',
      'apps/host-demo',
      [],
      'The demo host knows the book by the embed script and the signed requests of docs/embedding.md and by nothing else.',
    ),
    only(
      'e2e-arrows',
      'e2e',
      [
        'packages/client',
        'packages/contract',
        'packages/embed/src/react',
        'apps/book/src/operator/socket',
        'apps/book/src/seed/racing',
        'apps/book/src/testing/begun',
        'apps/book/src/testing/ports',
      ],
      'Journeys know the product by its pages, its calls, its embed package and the operator’s socket, begin on a database that is there, and take their ports as other tests do: whatever else they took, they would not prove.',
    ),
    {
      name: 'centrifuge-behind-client',
      severity: 'error',
      comment:
        'Only packages/client may import centrifuge: its payloads are unchecked and its handlers must not throw.',
      from: {
        pathNot: [
          '^packages/client/src/realtime/',
          '^apps/book/src/modules/realtime/.*\\.test\\.ts$',
          '^benchmarks/',
          '^e2e/',
        ],
      },
      to: { path: 'node_modules/centrifuge/' },
    },
    {
      name: 'features-have-one-door',
      severity: 'error',
      comment: 'Import a feature through its index.ts, or move the shared piece to the feature that owns it.',
      from: { path: `^${WEB}/(?:features/([^/]+)|[^/]+)/` },
      to: { path: `^${WEB}/features/([^/]+)/(?!index\\.tsx?$|lazy/)`, pathNot: [`^${WEB}/features/$1/`] },
    },
    {
      name: 'modules-have-one-door',
      severity: 'error',
      comment: 'Import a book module through its index.ts; its inside may change without notice.',
      from: { path: `^${BOOK}/modules/([^/]+)/`, pathNot: ['\\.test\\.ts$'] },
      to: {
        path: `^${BOOK}/modules/[^/]+/`,
        pathNot: [
          `^${BOOK}/modules/$1/`,
          `^${BOOK}/modules/[^/]+/index\\.ts$`,
          `^${BOOK}/modules/pricing/results/index\\.ts$`,
          `^${BOOK}/modules/sources/[^/]+/index\\.ts$`,
        ],
      },
    },
    ...inside(
      `${BOOK}/modules`,
      MODULES,
      'module',
      'say what is needed in its ports.ts, and let compose.ts hand it in.',
    ),
    ...inside(
      BOOK,
      { ...BOOK_FOLDERS, modules: ['kernel', 'db', 'seed', 'texts'] },
      'book',
      'move what both need below them, or take it as an argument.',
    ),
    ...inside(WEB, WEB_FOLDERS, 'web', 'take what is needed as a prop or an argument.'),
    ...inside(
      `${WEB}/features`,
      FEATURES,
      'feature',
      'take it as a prop, or move the shared piece to the feature that owns it.',
    ),
    {
      name: 'sources-know-nothing-of-each-other',
      severity: 'error',
      comment:
        'A price source writes to the sink of offer and needs no other source: move what both need to catalogue.',
      from: { path: `^${BOOK}/modules/sources/([^/]+)/` },
      to: { path: `^${BOOK}/modules/sources/`, pathNot: [`^${BOOK}/modules/sources/$1/`] },
    },
    {
      name: 'seed-is-for-the-sources',
      severity: 'error',
      comment: 'Sports and the demo world are brought by the sources: no other module knows them.',
      from: { path: `^${BOOK}/modules/(?!sources/)`, pathNot: TESTS },
      to: { path: `^${BOOK}/seed/` },
    },
    {
      name: 'composed-in-one-place',
      severity: 'error',
      comment: 'Only compose.ts puts modules together: take what is needed from outside in ports.ts.',
      from: { path: `^${BOOK}/[^/]+/`, pathNot: [...TESTS, `^${BOOK}/cli/`] },
      to: { path: `^${BOOK}/(compose|main|app)\\.ts$` },
    },
    {
      name: 'only-wallet-writes-the-ledger',
      severity: 'error',
      comment: 'Balances move only through the functions that wallet exports.',
      from: { path: `^${BOOK}/`, pathNot: [`^${BOOK}/modules/wallet/`, '\\.test\\.ts$'] },
      to: { path: `^${BOOK}/modules/wallet/(?!index\\.ts$)` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.generated\\.ts$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
