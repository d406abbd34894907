import type { Catalogue } from '../catalogue/index.ts'

export interface SearchPorts {
  readonly catalogue: Catalogue
}
