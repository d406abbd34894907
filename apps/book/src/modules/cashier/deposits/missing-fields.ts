import type { DepositField } from '@touchline/contract/constants'
import { findPlayerFields } from '../../platform/index.ts'
import type { CashierPorts } from '../ports.ts'

/** What a player still has to fill in before depositing. */
export async function missingFields(
  { db, depositFields }: Pick<CashierPorts, 'db' | 'depositFields'>,
  playerId: number,
): Promise<DepositField[]> {
  if (depositFields.length === 0) return []
  const has = await findPlayerFields(db, playerId)
  return depositFields.filter((field) => !has[field])
}
