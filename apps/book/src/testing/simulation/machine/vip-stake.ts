/** What the simulated book takes on an outcome without approval, in EUR. */
export const VIP_STAKE_EUR = 500
