/** E-mail addresses of demo players that no other journey signs in as; their password is `touchline`. */
export interface Players {
  readonly demo: string
  readonly rich: string
  readonly empty: string
}

/** Those of a new world, or a copy of them. */
export function demoPlayers(copy?: number): Players {
  const at = (name: string): string => `${name}${copy === undefined ? '' : `-${copy}`}@touchline.test`
  return { demo: at('demo'), rich: at('rich'), empty: at('empty') }
}
