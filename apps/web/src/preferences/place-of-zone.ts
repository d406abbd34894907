/** The place that a time zone is named by, without its continent: `America/New_York` is New York. */
export function placeOfZone(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
