/** A size from the environment. Throws a sentence where it is no whole number above zero. */
export function sizeOf(name: string, otherwise: number, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const size = Number(text)
  if (!Number.isInteger(size) || size < 1) throw new Error(`${name} has to be a whole number above 0, not ${text}.`)
  return size
}

/**
 * Names from the environment, separated by commas; all where it names none. Throws a sentence where there is no such.
 */
export function choiceOf(
  name: string,
  all: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): readonly string[] {
  const chosen = (env[name] ?? '').split(',').filter((one) => one !== '')
  const unknown = chosen.filter((one) => !all.includes(one))
  if (unknown.length > 0) throw new Error(`${name} knows no ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  return chosen.length === 0 ? all : chosen
}
