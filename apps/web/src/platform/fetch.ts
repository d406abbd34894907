/** The browser's fetch, free of the object it was read from. */
export const browserFetch: typeof fetch = (input, init) => fetch(input, init)
