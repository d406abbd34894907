import { MAX_SELECTIONS } from '../vocabulary/index.ts'

/** A system: every combination of `winCount` of `totalCount` selections is one line. */
export interface SystemType {
  /** `winCount/totalCount`, e.g. '2/4'. */
  readonly id: string
  readonly totalCount: number
  readonly winCount: number
}

/** The systems of exactly so many selections; one of n and all of n are singles and a combo, not systems. */
export function systemTypesOf(totalCount: number): readonly SystemType[] {
  return Array.from({ length: Math.max(0, totalCount - 2) }, (_, at) => {
    const winCount = at + 2
    return { id: `${winCount}/${totalCount}`, totalCount, winCount }
  })
}

/** Every system of up to so many selections, sorted by total count, then by win count. */
export function systemTypes(maxCount: number): readonly SystemType[] {
  return Array.from({ length: Math.max(0, maxCount - 2) }, (_, at) => systemTypesOf(at + 3)).flat()
}

/** The system meant by an id such as '2/4'; undefined where there is none. */
export function parseSystemId(id: string): SystemType | undefined {
  const match = /^([1-9]\d?)\/([1-9]\d?)$/.exec(id)
  if (match === null) return undefined
  const winCount = Number(match[1])
  const totalCount = Number(match[2])
  const exists = winCount >= 2 && winCount < totalCount && totalCount <= MAX_SELECTIONS
  return exists ? { id: `${winCount}/${totalCount}`, totalCount, winCount } : undefined
}
