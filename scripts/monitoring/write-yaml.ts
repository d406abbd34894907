/** A value of a YAML document. */
export type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml }

/** Writes a document in block style. Texts are quoted as in JSON, which YAML reads the same way. */
export function writeYaml(value: Yaml): string {
  return `${lines(value).join('\n')}\n`
}

function lines(value: Yaml): readonly string[] {
  if (isList(value)) return value.flatMap((item) => under('- ', lines(item)))
  if (typeof value !== 'object') return [JSON.stringify(value)]
  return Object.entries(value).flatMap(([key, item]) => {
    const inner = lines(item)
    return typeof item === 'object' ? [`${key}:`, ...inner.map((line) => `  ${line}`)] : [`${key}: ${inner[0]}`]
  })
}

function under(mark: string, [first = '', ...rest]: readonly string[]): readonly string[] {
  return [mark + first, ...rest.map((line) => ' '.repeat(mark.length) + line)]
}

function isList(value: Yaml): value is readonly Yaml[] {
  return Array.isArray(value)
}
