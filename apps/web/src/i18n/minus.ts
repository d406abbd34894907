/**
 * A number as its language writes it, with the minus sign in place of the hyphen, which some languages' formats give.
 * It is as wide as a digit, and no line breaks after it.
 */
export const withMinus = (written: string): string => written.replace('-', '\u2212')
