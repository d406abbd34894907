import type { Infra } from '../../kernel/infra.ts'
import type { Catalogue } from '../catalogue/index.ts'

export interface FavouritesPorts extends Pick<Infra, 'db' | 'clock'> {
  readonly catalogue: Catalogue
}
