import * as z from 'zod'
import { openOrder } from './signature.ts'

const Url = z.string().regex(/^https?:\/\//)

/** A payment order of the book. */
const Order = z.object({
  payment: z.string().regex(/^[\w-]{8,120}$/),
  /** The same for each payment of a player, different for every other player. */
  payer: z.string().regex(/^\w{1,40}$/),
  /** In subunits. */
  amount: z.int().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  subunits: z.int().min(1),
  kind: z.enum(['page', 'iframe', 'script']),
  locale: z.string(),
  /** The site that may frame the page, and receives the result. */
  origin: Url,
  success_url: Url,
  error_url: Url,
  pending_url: Url,
  /** Unix ms. */
  expires_at: z.number(),
})
export type Order = z.infer<typeof Order>

/** Reads a signed order; null where it is none of the book's. */
export function readOrder(secret: string, text: string): Order | null {
  const payload = openOrder(secret, text)
  if (payload === null) return null
  const parsed = Order.safeParse(JSON.parse(payload))
  return parsed.success ? parsed.data : null
}
