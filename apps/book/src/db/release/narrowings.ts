/** A table as `dumpSchema` writes it. */
interface Table {
  /** What follows the name of a column: type, NOT NULL, default. */
  readonly columns: ReadonlyMap<string, string>
  readonly rules: readonly string[]
}

const RULE = /^(CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE|CREATE UNIQUE INDEX) /
const OTHER = /^(CREATE INDEX|CREATE TRIGGER|CREATE CONSTRAINT TRIGGER|PARTITION BY) /
const NOT_NULL = ' NOT NULL'
const FILLED = /( DEFAULT | GENERATED )/

/**
 * Names what a schema refuses and the released one took: a book of that release still writes while processes are
 * replaced.
 * @param released the schema of the release, @param current the one of now; both as `dumpSchema` writes them
 * @param wider rules of now that allow all that the released ones allowed, with the reason
 */
export function narrowings(
  released: string,
  current: string,
  wider: Readonly<Record<string, string>> = {},
): readonly string[] {
  const now = tablesOf(current)
  return [...tablesOf(released)].flatMap(([name, before]) => {
    const after = now.get(name)
    if (after === undefined) return []
    return [...narrowedColumns(name, before, after), ...newRules(name, before, after, wider)]
  })
}

function* narrowedColumns(table: string, before: Table, after: Table): Generator<string> {
  for (const [name, now] of after.columns) {
    const was = before.columns.get(name)
    const mustBeWritten = now.includes(NOT_NULL) && !FILLED.test(now)
    if (was === undefined) {
      if (mustBeWritten) yield `${table}.${name} is new and needs a value: give it a default`
      continue
    }
    if (typeOf(was) !== typeOf(now)) yield `${table}.${name} was ${typeOf(was)} and is ${typeOf(now)}: add a column`
    if (now.includes(NOT_NULL) && !was.includes(NOT_NULL)) yield `${table}.${name} could be null: drop NOT NULL`
    else if (mustBeWritten && FILLED.test(was)) yield `${table}.${name} had a default: keep it`
  }
}

/** Rules on columns of the release that it did not have. Rules of new columns alone do not concern it. */
function newRules(
  table: string,
  before: Table,
  after: Table,
  wider: Readonly<Record<string, string>>,
): readonly string[] {
  return after.rules
    .filter((rule) => !before.rules.includes(rule) && wider[`${table}: ${rule}`] === undefined)
    .filter((rule) => wordsOf(rule).some((word) => before.columns.has(word)))
    .map((rule) => `${table} has a new rule: ${rule}. Add it one release later, or name it in wider-rules.ts`)
}

function tablesOf(schema: string): ReadonlyMap<string, Table> {
  const blocks = schema.split(/\n\n/).filter((block) => block.trimStart().startsWith('TABLE '))
  return new Map(
    blocks.map((block) => {
      const [first = '', ...lines] = block.trim().split('\n')
      const parts = lines.map((line) => line.trim())
      const columns = parts.filter((part) => !RULE.test(part) && !OTHER.test(part))
      return [
        first.replace('TABLE ', ''),
        {
          columns: new Map(columns.map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' '))])),
          rules: parts.filter((part) => RULE.test(part)),
        },
      ]
    }),
  )
}

const typeOf = (column: string) => column.split(/ NOT NULL| DEFAULT | GENERATED /)[0]?.trim() ?? ''
const wordsOf = (rule: string) => rule.replaceAll(/'[^']*'/g, '').match(/\w+/g) ?? []
