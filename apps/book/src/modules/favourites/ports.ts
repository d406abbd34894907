import type { Infra } from '../../kernel/infra.ts'
import type { Catalogue } from '../catalogue/index.ts'

export interface FavouritesPorts extends Infra {
  readonly catalogue: Catalogue
}
