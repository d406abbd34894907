/** Odds every format is shown with, so that the choice explains itself. */
export const EXAMPLE_ODDS = 18_500
