import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties hand values to style sheets. */
    [property: `--${string}`]: string | number | undefined
  }
}
