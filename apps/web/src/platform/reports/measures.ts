/**
 * Measures of a visit: largest paint, slowest response to input, layout shift, first byte, and the time from the
 * arrival of a price to its paint. In ms, except the shift.
 */
export const MEASURES = ['lcp', 'inp', 'cls', 'ttfb', 'feed_to_paint'] as const
export type MeasureName = (typeof MEASURES)[number]

/** By the width of the window, at the breakpoints of the product. */
export const DEVICE_CLASSES = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]
