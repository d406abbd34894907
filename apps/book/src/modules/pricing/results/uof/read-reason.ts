import type { XmlElement } from '@rgrove/parse-xml'
import { type VoidReason, vendorReason, voidReasonOf } from '../void-reasons.ts'
import { wholeNumber } from './xml.ts'

/**
 * Why a market or message voids; null where it gives no reason. Oddin numbers its reasons otherwise and sends the valid
 * number in an attribute of its own: those are explained by its description.
 */
export function readReason({ attributes }: XmlElement): VoidReason | null {
  const number = wholeNumber(attributes.void_reason)
  if (attributes.void_reason_id !== undefined) return vendorReason(wholeNumber(attributes.void_reason_id) ?? -1)
  return number === null ? null : voidReasonOf(number)
}
