/**
 * What a visit is measured by: largest paint, slowest answer to a touch, shift of the layout, first byte, and how long a price
 * that came over the line took to be painted. In ms, but for the shift.
 */
export const MEASURES = ['lcp', 'inp', 'cls', 'ttfb', 'feed_to_paint'] as const
export type MeasureName = (typeof MEASURES)[number]

/** By the width of the window, at the breakpoints of the product. */
export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]
