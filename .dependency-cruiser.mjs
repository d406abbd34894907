/**
 * The arrows of the architecture: `A -> B` means A may import B; everything else is refused, in both directions.
 * A rule's comment says what to do when it fires.
 */

/** From a folder, nothing of ours but itself and the listed folders. */
function only(name, from, allowed, comment, exceptTests = true) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: `^${from}/`, ...(exceptTests && { pathNot: ['\\.test\\.tsx?$', '/testing/', '/test/'] }) },
    to: {
      path: '^(packages|apps|e2e|benchmarks|scripts)/',
      pathNot: [`^${from}/`, ...allowed.map((path) => `^${path}/`)],
    },
  }
}

const BOOK = 'apps/book/src'
const WEB = 'apps/web/src'
const module_ = (name) => `${BOOK}/modules/${name}`

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle of imports: move what both need into a third file below them.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      comment: 'An import that resolves to nothing: fix the path or add the dependency to the workspace.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    only('betting-is-alone', 'packages/betting', [], 'betting is pure rules: pass what it needs as an argument.'),
    {
      name: 'betting-has-no-dependency',
      severity: 'error',
      comment: 'betting runs anywhere and depends on nothing: write the few lines or pass the value in.',
      from: { path: '^packages/betting/src', pathNot: ['\\.test\\.ts$', '/vectors/', '/testing/'] },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'] },
    },
    only('contract-to-betting', 'packages/contract', ['packages/betting'], 'contract may import betting only.'),
    only(
      'client-to-contract',
      'packages/client',
      ['packages/contract'],
      'client speaks the contract and nothing else.',
    ),
    only('ui-knows-no-betting', 'packages/ui', [], 'ui knows no betting: pass texts and values as props.'),
    only(
      'web-arrows',
      'apps/web',
      ['packages/ui', 'packages/client', 'packages/contract', 'packages/betting'],
      'web talks to a back end through client: never import the book.',
    ),
    only(
      'book-arrows',
      'apps/book',
      ['packages/contract', 'packages/betting'],
      'book needs contract and betting only.',
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
          `^${BOOK}/modules/feed/model/`,
          `^${BOOK}/modules/pricing/(results|markets)/index\\.ts$`,
        ],
      },
    },
    {
      name: 'platform-is-the-door-to-the-browser',
      severity: 'error',
      comment: 'platform stands below everything in web: it imports nothing of it.',
      from: { path: `^${WEB}/platform/` },
      to: { path: `^${WEB}/(?!platform/)` },
    },
    {
      name: 'live-below-features',
      severity: 'error',
      comment: 'live is below features: hand it what it needs, never import a screen.',
      from: { path: `^${WEB}/live/`, pathNot: ['\\.test\\.tsx?$'] },
      to: { path: `^${WEB}/(routes|blocks|features|shell|frame|server)/` },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      comment: 'A feature is placed by a route or the shell, not the other way round.',
      from: { path: `^${WEB}/features/`, pathNot: ['\\.test\\.tsx?$'] },
      to: { path: `^${WEB}/(routes|blocks|shell|frame|server)/` },
    },
    ...[
      ['pricing', []],
      ['catalogue', ['pricing']],
      ['feed', ['catalogue', 'pricing']],
      ['wallet', []],
      ['platform', ['wallet']],
      ['bets', ['pricing', 'wallet', 'platform', 'bonuses']],
      ['settlement', ['bets', 'wallet', 'pricing', 'bonuses']],
      ['realtime', []],
      ['search', ['catalogue']],
      ['favourites', ['catalogue']],
      ['match-info', ['catalogue']],
      ['predictions', ['catalogue', 'pricing']],
      ['sharing', ['bets', 'pricing', 'platform']],
      ['bonuses', ['wallet']],
      ['jackpots', ['wallet']],
      ['standing', []],
      ['integrations', []],
      ['icons', []],
    ].map(([name, allowed]) => ({
      name: `book-${name}-arrows`,
      severity: 'error',
      comment: `Module ${name} may import ${allowed.length ? allowed.join(', ') : 'no other module'}: pass the rest in through the context.`,
      from: { path: `^${module_(name)}/`, pathNot: ['\\.test\\.ts$'] },
      to: {
        path: `^${BOOK}/modules/`,
        pathNot: [`^${module_(name)}/`, ...allowed.map((other) => `^${module_(other)}/`)],
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'only-wallet-writes-the-ledger',
      severity: 'error',
      comment: 'Balances move only through the functions that wallet exports.',
      from: { path: `^${BOOK}/`, pathNot: [`^${module_('wallet')}/`, '\\.test\\.ts$'] },
      to: { path: `^${module_('wallet')}/(?!index\\.ts$)` },
    },
    {
      name: 'modules-do-not-know-http',
      severity: 'error',
      comment: 'http imports modules, never the other way round (types aside).',
      from: { path: `^${BOOK}/modules/`, pathNot: ['\\.test\\.ts$'] },
      to: { path: `^${BOOK}/(http|main|app)`, dependencyTypesNot: ['type-only'] },
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
