import { fetchCode } from '../network/retry.ts'

/** Code that is loaded when it is first needed: a chunk of its own. */
export interface Part<Module> {
  /** Its source module, as the build's manifest names it. The server alone knows it. */
  readonly module: string
  /** Loads it, again where the line broke. Rejects with the last failure; the next call tries again. */
  readonly load: () => Promise<Module>
}

/** An import as `scripts/part-modules.ts` writes it for the server. */
export interface NamedImport<Module> {
  (): Promise<Module>
  readonly module?: string
}

/**
 * The one way to load code later: `part(() => import('./x.ts'))`. The build adds which module that is.
 * @param load one literal import
 */
/* @__NO_SIDE_EFFECTS__ */
export function part<Module>(load: NamedImport<Module>): Part<Module> {
  return { module: load.module ?? '', load: () => fetchCode(load) }
}
