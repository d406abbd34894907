/** A value of a YAML document. */
export type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml }

/** Writes a document in block style, as the formatter leaves it. */
export function writeYaml(value: Yaml): string {
  return `${lines(value).join('\n')}\n`
}

function lines(value: Yaml): readonly string[] {
  if (isList(value)) return value.flatMap((item) => under('- ', lines(item)))
  if (typeof value !== 'object') return isText(value) ? literal(value) : [scalar(value)]
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = lines(item)
    if (typeof item === 'object')
      return inner.length === 0 ? [`${key}: ${emptyOf(item)}`] : [`${key}:`, ...inner.map((line) => `  ${line}`)]
    const [first, ...rest] = inner
    return [`${key}: ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))]
  })
}

const emptyOf = (value: object): string => (Array.isArray(value) ? '[]' : '{}')

/** Whether it has several lines. */
function isText(value: string | number | boolean): value is string {
  return typeof value === 'string' && value.includes('\n')
}

/** A text of several lines as it is; it ends in a line break. */
function literal(value: string): readonly string[] {
  return ['|', ...value.replace(/\n$/, '').split('\n')]
}

/** Texts are quoted as in JSON, which YAML reads the same way, or plainly where they have quotes themselves. */
function scalar(value: string | number | boolean): string {
  const isPlain = typeof value === 'string' && value.includes('"') && !value.includes("'")
  return isPlain ? `'${value}'` : JSON.stringify(value)
}

function under(mark: string, [first = '', ...rest]: readonly string[]): readonly string[] {
  return [mark + first, ...rest.map((line) => ' '.repeat(mark.length) + line)]
}

function isList(value: Yaml): value is readonly Yaml[] {
  return Array.isArray(value)
}
