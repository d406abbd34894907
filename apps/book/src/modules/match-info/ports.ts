import type { Catalogue } from '../catalogue/index.ts'

export interface MatchInfoPorts {
  readonly catalogue: Catalogue
}
