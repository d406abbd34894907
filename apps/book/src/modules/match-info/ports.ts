import type { Db } from '../../db/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { MatchStories } from '../../kernel/ports/match-stories.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { PriceRecord } from '../pricing/index.ts'

export interface MatchInfoPorts {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly db: Db
  /** How prices have moved. */
  readonly record: PriceRecord
  /** How matches have gone, from those who price them. */
  readonly stories: MatchStories
}
