/** A value of a YAML document. */
export type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml }

/** Writes a document in block style, as the formatter leaves it. */
export function writeYaml(value: Yaml): string {
  return `${lines(value).join('\n')}\n`
}

function lines(value: Yaml): readonly string[] {
  if (isList(value)) return value.flatMap((item) => under('- ', lines(item)))
  if (typeof value !== 'object') return [scalar(value)]
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = lines(item)
    return typeof item === 'object' ? [`${key}:`, ...inner.map((line) => `  ${line}`)] : [`${key}: ${inner[0]}`]
  })
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
