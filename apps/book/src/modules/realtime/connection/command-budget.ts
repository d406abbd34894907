/** A token bucket: commands a connection may still send. */
export interface CommandBudget {
  left: number
  refilledAt: number
}

export interface CommandLimit {
  readonly perSecond: number
  /** Commands that may come at once, for instance after a reconnect. */
  readonly burst: number
}

export function fullBudget(limit: CommandLimit, now: number): CommandBudget {
  return { left: limit.burst, refilledAt: now }
}

/**
 * Takes one command out. `over`: refuse the command, the client may try again; `abusive`: it went on for another
 * whole burst without listening.
 */
export function spendCommand(budget: CommandBudget, limit: CommandLimit, now: number): 'within' | 'over' | 'abusive' {
  const refilled = budget.left + ((now - budget.refilledAt) / 1000) * limit.perSecond
  budget.left = Math.min(limit.burst, refilled) - 1
  budget.refilledAt = now
  if (budget.left >= 0) return 'within'
  return budget.left >= -limit.burst ? 'over' : 'abusive'
}
