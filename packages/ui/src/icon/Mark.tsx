import type { ComponentProps } from 'react'

/** The mark: a touchline with the centre half-circle. */
export function Mark({ size = 28, ...props }: Omit<ComponentProps<'svg'>, 'children'> & { size?: number | undefined }) {
  return (
    <svg {...props} viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="var(--color-go)" />
      <path
        d="M9 4v20M9 8.5a5.6 5.6 0 0 1 0 11.2M9 6h6a8 8 0 0 1 0 16H9"
        fill="none"
        stroke="var(--color-on-promo)"
        strokeWidth="2"
      />
    </svg>
  )
}
