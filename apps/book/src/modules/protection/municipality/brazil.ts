import { readFileSync } from 'node:fs'

/** The 5,571 municipalities by the names of the IBGE: a line for each state, `SP: Adamantina, Adolfo, ...`. */
const FILE = new URL('./brazil.txt', import.meta.url)
/** `São Paulo - SP`, `São Paulo/SP`, `São Paulo (SP)`: people write the state behind. */
const WITH_STATE = /^(.+?)\s*[-–,/(]\s*([A-Z]{2})\)?\s*$/i

/** What two spellings of one name have in common: its letters, without accents and case. */
const spelled = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

function statesByName(): ReadonlyMap<string, ReadonlySet<string>> {
  const states = new Map<string, Set<string>>()
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const [state = '', names = ''] = line.split(': ')
    for (const name of names.split(', ')) {
      const key = spelled(name)
      states.set(key, (states.get(key) ?? new Set()).add(state))
    }
  }
  return states
}

/** Whether a city of an address is a municipality of Brazil; if a state follows, of that state. */
export function isBrazilianMunicipality(city: string): boolean {
  known ??= statesByName()
  if (known.has(spelled(city))) return true
  const [, name = '', state = ''] = WITH_STATE.exec(city) ?? []
  return known.get(spelled(name))?.has(state.toUpperCase()) ?? false
}
