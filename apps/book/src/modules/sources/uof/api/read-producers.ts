import { childrenNamed, parseRoot, wholeNumber } from '../../../pricing/results/index.ts'
import type { ProducerInfo } from '../recovery/stored-producers.ts'

/** Default window of a producer: that of live odds, the shortest of the great ones. */
const WINDOW_MIN = 600

/** Active producers of an account (`descriptions/producers.xml`); null where the document cannot be read. */
export function readProducers(body: string): readonly ProducerInfo[] | null {
  const root = parseRoot(body)
  if (typeof root === 'string' || root.name !== 'producers') return null
  return childrenNamed(root, 'producer').flatMap(({ attributes }) => {
    const { id = '', name = id, description = name, active, api_url: address = '' } = attributes
    const [path] = address
      .split('/')
      .filter((part) => part !== '')
      .slice(-1)
    if (wholeNumber(id) === null || path === undefined || active === 'false') return []
    const windowMin = wholeNumber(attributes.stateful_recovery_window_in_minutes) ?? WINDOW_MIN
    return [{ id, name: description, path, windowMs: windowMin * 60_000 }]
  })
}
