import type { Jurisdiction } from '@touchline/betting'

/** Who listens for free and in confidence, and the register that excludes from every operator at once. */
export interface HelpLines {
  readonly line: { readonly name: string; readonly phone: string; readonly url: string } | null
  readonly register: { readonly name: string; readonly url: string } | null
}

export const HELP_LINES: { readonly [J in Jurisdiction]: HelpLines } = {
  default: { line: null, register: null },
  uk: {
    line: { name: 'National Gambling Helpline', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk/' },
    register: { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/' },
  },
  ontario: {
    line: { name: 'ConnexOntario', phone: '1-866-531-2600', url: 'https://connexontario.ca/' },
    register: null,
  },
  sweden: {
    line: { name: 'Stödlinjen', phone: '020-81 91 00', url: 'https://www.stodlinjen.se/' },
    register: { name: 'Spelpaus', url: 'https://www.spelpaus.se/' },
  },
  denmark: {
    line: { name: 'StopSpillet', phone: '70 22 28 25', url: 'https://www.stopspillet.dk/' },
    register: { name: 'ROFUS', url: 'https://www.rofus.nu/' },
  },
  malta: { line: { name: 'Supportline 179', phone: '179', url: 'https://fsws.gov.mt/' }, register: null },
}
