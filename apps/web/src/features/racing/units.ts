/** How lengths and weights of races are written. */
export const METRES = { style: 'unit', unit: 'meter' } as const
export const KILOGRAMS = { style: 'unit', unit: 'kilogram', minimumFractionDigits: 1 } as const
