import { CALLS, type CallDefinition, type CallName, ErrorBody } from '@touchline/contract'
import { safeParse } from 'zod/mini'
import { AllowanceUsedUp, type Ask, type Caller } from './wire/caller.ts'
import type { Reply } from './wire/transport.ts'
import type { World } from './world/world.ts'

/** A request that a scenario found for its call. */
export interface Prepared extends Ask {
  /** The caller: the player, or a visitor where the call needs no session. */
  readonly by?: Caller | undefined
  /** The call cannot succeed from outside, for this reason; it must refuse with one of these statuses. */
  readonly refused?: { readonly status: readonly number[]; readonly because: string } | undefined
  /** The statuses for an unknown id; 404 if absent. */
  readonly unknownId?: readonly number[] | undefined
}

/** How one call is made, and its rules beyond those of every call. */
export interface Scenario<N extends CallName> {
  readonly prepare: (world: World) => Promise<Prepared>
  readonly rules?: ((trial: Trial<N>) => Promise<void>) | undefined
}

/** One call on trial: collects what it fails to keep. */
export interface Trial<N extends CallName = CallName> {
  readonly name: N
  readonly call: CallDefinition
  readonly world: World
  readonly prepared: Prepared
  /** Who makes it. */
  readonly by: Caller
  readonly failures: string[]
  /** Why something could not be judged. */
  readonly unjudged: string[]
  expect(kept: boolean, otherwise: string): void
  /**
   * Checks that the status is one of these, and that an error has the contract's body. Throws AllowanceUsedUp at a rate
   * limit.
   */
  due(reply: Reply, statuses: readonly number[], what: string): boolean
}

const brief = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}...` : text)

export function createTrial<N extends CallName>(name: N, world: World, prepared: Prepared, by: Caller): Trial<N> {
  const failures: string[] = []
  const expect = (kept: boolean, otherwise: string): void => {
    if (!kept) failures.push(otherwise)
  }
  return {
    name,
    call: CALLS[name],
    world,
    prepared,
    by,
    failures,
    unjudged: [],
    expect,
    due(reply, statuses, what) {
      const right = statuses.includes(reply.status)
      if (!right) AllowanceUsedUp.check(reply)
      expect(right, `${what}: ${reply.status} where ${statuses.join(' or ')} is due (${brief(reply.text)})`)
      if (reply.status < 400 || reply.request.method === 'HEAD') return right
      const body = safeParse(ErrorBody, reply.json)
      expect(body.success, `${what}: the ${reply.status} has no error body (${brief(reply.text)})`)
      return right && body.success
    },
  }
}
