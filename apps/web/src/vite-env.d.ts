interface ImportMeta {
  /** What the build knows of itself. */
  readonly env: {
    readonly DEV: boolean
    /** Whether this is made for the server. */
    readonly SSR: boolean
  }
}
