const PREFIX = 'winner:'

export function predictionId(eventId: number): string {
  return `${PREFIX}${eventId}`
}

/** The match of a prediction; the contract has checked the form. */
export function matchOfPrediction(id: string): number {
  return Number(id.slice(PREFIX.length))
}
