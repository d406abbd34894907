import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const DIGITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A number in letters alone: a class may not begin with a digit. */
export function inLetters(number: number): string {
  const rest = Math.floor(number / DIGITS.length)
  return `${rest ? inLetters(rest - 1) : ''}${DIGITS[number % DIGITS.length]}`
}

/**
 * Short names for the classes of the built product: the file's number and the class's number in it. They are the same
 * in every build of the same sources, so the server's markup fits the browser's style sheet. A readable class
 * (`_Button_1o5ah_1`) is four times as long in the style sheet, in the script and in every page.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = globSync('{apps/web,packages/ui}/src/**/*.module.css', { cwd: ROOT }).sort()
  const numbers = new Map(files.map((file, index) => [file, index]))
  const namesOf = new Map<string, Map<string, number>>()
  return (name, path) => {
    const file = relative(ROOT, path.replace(/\?.*$/, ''))
    const number = numbers.get(file)
    if (number === undefined) throw new Error(`${file} is no style sheet of the product.`)
    const names = namesOf.get(file) ?? new Map<string, number>()
    namesOf.set(file, names)
    if (!names.has(name)) names.set(name, names.size)
    return `${inLetters(number)}-${inLetters(names.get(name) ?? 0)}`
  }
}
