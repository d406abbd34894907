import { type ModelBet, type ModelLeg, modelBet, NO_STAKE, nameOf } from './bets.ts'

/** What the rules of building depend on. */
export interface ModelRules {
  readonly accept: 'none' | 'higher' | 'any'
  readonly multiSingle: readonly string[]
  readonly withoutSystem: readonly string[]
  readonly down: readonly string[]
}

export function isSuspended(leg: ModelLeg): boolean {
  return !leg.isOpen || (leg.status !== 'prematch' && leg.status !== 'live')
}

export function isBlocked(leg: ModelLeg, { down }: ModelRules): boolean {
  return isSuspended(leg) || down.includes(leg.provider)
}

/** Whether the player has to agree to a price: to every other one, to a lower one, or to none. */
export function mustAgree(agreed: number, now: number, { accept }: ModelRules): boolean {
  if (accept === 'any') return false
  return accept === 'none' ? now !== agreed : now < agreed
}

export function ordinary(bets: readonly ModelBet[]): readonly ModelBet[] {
  return bets.filter(({ kind }) => kind !== 'CUSTOM_BET')
}

export function customs(bets: readonly ModelBet[]): readonly ModelBet[] {
  return bets.filter(({ kind }) => kind === 'CUSTOM_BET')
}

export function pickedLegs(bets: readonly ModelBet[]): readonly ModelLeg[] {
  return ordinary(bets).flatMap(({ legs }) => legs)
}

function hasTwoOfAMatch(legs: readonly ModelLeg[]): boolean {
  return legs.some((one) => legs.some((other) => other !== one && other.match === one.match))
}

/** Why legs cannot be combined in a combo or system. */
export function clashes(kind: string, legs: readonly ModelLeg[], rules: ModelRules): readonly string[] {
  if (kind === 'SINGLE' || kind === 'CUSTOM_BET') return []
  const found: string[] = []
  if (hasTwoOfAMatch(legs)) found.push('same_match')
  if (legs.some((leg) => leg.provider !== legs[0]?.provider)) found.push('mixed_providers')
  if (kind === 'SYSTEM' && legs.some((leg) => rules.withoutSystem.includes(leg.provider))) {
    found.push('provider_without_system')
  }
  if (legs.length > 40) found.push('too_many_selections')
  return found
}

/** A bet whose number of legs changed: one leg is a single; a system takes as many winners as it had, or fewer. */
function resized(bet: ModelBet, legs: readonly ModelLeg[]): readonly ModelBet[] {
  if (bet.kind === 'CUSTOM_BET') return []
  if (legs.length === 0) return []
  if (legs.length === 1) return [modelBet('SINGLE', legs, bet.money)]
  const wins = Math.min(bet.wins, legs.length - 1)
  if (bet.kind === 'SYSTEM' && wins >= 2) return [{ ...bet, legs, wins }]
  return [modelBet('COMBO', legs, bet.money)]
}

export function without(bets: readonly ModelBet[], isGone: (leg: ModelLeg) => boolean): readonly ModelBet[] {
  return bets.flatMap((bet) =>
    bet.legs.some(isGone)
      ? resized(
          bet,
          bet.legs.filter((leg) => !isGone(leg)),
        )
      : [bet],
  )
}

export function withoutPick(bets: readonly ModelBet[], id: string): readonly ModelBet[] {
  return [...without(ordinary(bets), (leg) => leg.id === id), ...customs(bets)]
}

export function withPick(bets: readonly ModelBet[], leg: ModelLeg, rules: ModelRules): readonly ModelBet[] {
  const old = ordinary(bets)
  const legs = pickedLegs(bets)
  const single = modelBet('SINGLE', [leg])
  const areSingles = old.every(({ kind }) => kind === 'SINGLE')
  const maySpread = [...legs, leg].every(({ provider }) => rules.multiSingle.includes(provider))
  if (areSingles && (old.length !== 1 || maySpread)) return [...old, single, ...customs(bets)]
  if (legs.some(({ match }) => match === leg.match)) {
    const apart = areSingles ? old : legs.map((one) => modelBet('SINGLE', [one]))
    return [...apart, single, ...customs(bets)]
  }
  return [...old.slice(0, 1).flatMap((bet) => resized(bet, [...bet.legs, leg])), ...customs(bets)]
}

export function toggled(bets: readonly ModelBet[], leg: ModelLeg, rules: ModelRules): readonly ModelBet[] {
  return pickedLegs(bets).some(({ id }) => id === leg.id) ? withoutPick(bets, leg.id) : withPick(bets, leg, rules)
}

/** Why a type cannot be chosen; null where it can. */
export function typeObstacle(bets: readonly ModelBet[], kind: string, rules: ModelRules): string | null {
  const legs = pickedLegs(bets)
  if (legs.length === 0) return 'slip_empty'
  if (ordinary(bets)[0]?.kind === kind) return 'already_set'
  if (legs.length === 1) return 'single_selection'
  if (kind === 'SYSTEM' && (legs.length < 3 || legs.length > 40)) return 'no_system_size'
  return clashes(kind, legs, rules)[0] ?? null
}

export function asType(
  bets: readonly ModelBet[],
  kind: 'SINGLE' | 'COMBO' | 'SYSTEM',
  stake: number,
): readonly ModelBet[] {
  const legs = pickedLegs(bets)
  const next =
    kind === 'SINGLE'
      ? legs.map((leg) => modelBet('SINGLE', [leg], { stake }))
      : [{ ...modelBet(kind, legs, { stake }), wins: kind === 'SYSTEM' ? 2 : 0 }]
  return [...next, ...customs(bets)]
}

export function withCustom(bets: readonly ModelBet[], legs: readonly ModelLeg[], price: number): readonly ModelBet[] {
  const bet = { ...modelBet('CUSTOM_BET', legs), price, acceptedPrice: price }
  return bets.some((other) => nameOf(other) === nameOf(bet)) ? bets : [...bets, bet]
}

/** What cannot be bet on is gone, with a custom bet goes all of it. */
export function withoutBlocked(bets: readonly ModelBet[], rules: ModelRules): readonly ModelBet[] {
  return without(bets, (leg) => isBlocked(leg, rules))
}

/** The slip with every price agreed to. */
export function agreed(bets: readonly ModelBet[]): readonly ModelBet[] {
  return bets.map((bet) => ({
    ...bet,
    acceptedPrice: bet.price,
    legs: bet.legs.map((leg) => ({ ...leg, accepted: leg.odds })),
  }))
}

/** The selections of a receipt once more, without stakes, and none that is picked already. */
export function again(bets: readonly ModelBet[], processed: readonly ModelBet[]): readonly ModelBet[] {
  const names = bets.map(nameOf)
  const ids = pickedLegs(bets).map(({ id }) => id)
  const fresh = processed
    .filter((bet) => !names.includes(nameOf(bet)))
    .filter((bet) => bet.kind === 'CUSTOM_BET' || !bet.legs.some(({ id }) => ids.includes(id)))
    .map((bet) => ({ ...bet, money: NO_STAKE }))
  return [...ordinary([...bets, ...fresh]), ...customs([...bets, ...fresh])]
}

/** Two neighbours change places until the leg is where it is wanted. */
export function inOtherOrder(bets: readonly ModelBet[], id: string, to: number): readonly ModelBet[] {
  const legs = [...pickedLegs(bets)]
  const start = legs.findIndex((leg) => leg.id === id)
  if (start < 0 || start === to || !Object.hasOwn(legs, to)) return bets
  const singles = [...ordinary(bets)]
  const step = Math.sign(to - start)
  for (let at = start; at !== to; at += step) {
    for (const list of [legs, singles] as unknown[][]) [list[at], list[at + step]] = [list[at + step], list[at]]
  }
  const [one, ...others] = ordinary(bets)
  const isTogether = one !== undefined && others.length === 0
  return [...(isTogether ? [{ ...one, legs }] : singles), ...customs(bets)]
}
