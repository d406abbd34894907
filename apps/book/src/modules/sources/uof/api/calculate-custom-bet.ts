import type { CustomLeg } from '../../../pricing/index.ts'
import { childrenNamed, parseRoot } from '../../../pricing/results/index.ts'
import type { UofApi } from './uof-api.ts'

const PATH = '/custombet/calculate'

/**
 * Requests from the vendor the probability that all of some outcomes of an event win. Null where it does not price them
 * together, for example because they exclude each other, or does not respond.
 */
export async function calculateCustomBet(
  api: Pick<UofApi, 'calculate'>,
  urn: string,
  legs: readonly CustomLeg[],
): Promise<number | null> {
  const answer = await api.calculate(PATH, selectionsDocument(urn, legs))
  if (!answer.ok) return null
  const root = parseRoot(answer.body)
  if (typeof root === 'string') return null
  const [calculation] = childrenNamed(root, 'calculation')
  const text = calculation?.attributes.probability ?? ''
  const probability = Number(text === '' ? Number.NaN : text)
  return probability >= 0 && probability <= 1 ? probability : null
}

function selectionsDocument(urn: string, legs: readonly CustomLeg[]): string {
  const selections = legs.map(({ id, specifier, outcomeId }) => {
    const more = specifier === '' ? '' : ` specifiers="${escaped(specifier)}"`
    return `<selection id="${escaped(urn)}" market_id="${id}" outcome_id="${escaped(outcomeId)}"${more}/>`
  })
  return `<selections xmlns="http://schemas.sportradar.com/custombet/v1/endpoints">${selections.join('')}</selections>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
