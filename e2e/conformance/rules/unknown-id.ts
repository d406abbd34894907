import type { Trial } from '../trial.ts'

/** A valid 32-bit id that does not exist. */
const UNKNOWN_ID = 2_147_483_011

/** An id that nothing has is not found. */
export async function unknownId(trial: Trial): Promise<void> {
  const { name, prepared, by } = trial
  for (const key of Object.keys(prepared.params ?? {}).filter((param) => /id$/i.test(param))) {
    const params = { ...prepared.params, [key]: UNKNOWN_ID }
    trial.due(await by.ask(name, { ...prepared, params }), prepared.unknownId ?? [404], `unknown ${key}`)
  }
}
