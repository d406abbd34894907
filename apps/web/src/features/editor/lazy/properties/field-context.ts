import type { SiteRule } from '@touchline/contract/site-file'

export type Path = readonly (string | number)[]

/** What every field of a form is given. */
export interface FormContext {
  /** Languages of the site, the one that is edited first. */
  readonly locales: readonly string[]
  /** What is wrong, by the path inside the block with dots. */
  readonly wrong: ReadonlyMap<string, SiteRule>
  set(path: Path, value: unknown): void
}

/** What a field of its own is given. */
export interface OwnFieldProps {
  readonly label: string
  readonly value: unknown
  readonly path: Path
  readonly context: FormContext
}

/** What is wrong at a path, or in the texts below it. */
export function ruleAt({ wrong }: FormContext, path: Path): SiteRule | undefined {
  return wrong.get(path.join('.'))
}
