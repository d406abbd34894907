import { type Refusal, refuse } from '../../../lib/refusal.ts'

/** No promo code has been given out yet, so every code is unknown. */
export async function applyPromoCode(): Promise<Refusal> {
  return refuse('promo_code_unknown')
}
