import { z } from 'zod'

const legSchema = z.object({ id: z.number().int(), specifier: z.string(), outcomeId: z.string() })
const questionSchema = z.strictObject({
  ask: z.number().int(),
  wanted: z.array(z.object({ eventId: z.number().int(), legs: z.array(legSchema).max(64) })).max(1_000),
})

/** How probable outcomes of one event are together: only the source of its prices knows. */
export type Question = z.infer<typeof questionSchema>

/** One value for each that was wanted, in the same order. */
export interface Answer {
  readonly kind: 'answer'
  readonly ask: number
  readonly values: readonly (number | null)[]
}

export function readQuestion(text: string): Question | null {
  try {
    return questionSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
