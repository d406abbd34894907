import type { Infra } from '../../kernel/infra.ts'

export interface IntegrationsPorts extends Pick<Infra, 'clock'> {
  /** Makes the names of players for other companies. */
  readonly pseudonymsSecret: string
  /** Signs the tokens that other companies' applications are opened with. */
  readonly launchSecret: string
  /** Addresses of other companies' applications, by provider. */
  readonly launchUrls: ReadonlyMap<string, string>
}
