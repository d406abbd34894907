import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'

/** The root element of a document, or why there is none. */
export function parseRoot(text: string): XmlElement | string {
  try {
    return parseXml(text).root ?? 'no root element'
  } catch (error) {
    if (error instanceof XmlError) return error.message.split('\n')[0] ?? 'no XML'
    throw error
  }
}

export function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
}

/** A whole number that a double keeps exactly; null for anything else. */
export function wholeNumber(text: string | undefined): number | null {
  if (text === undefined || !/^-?\d{1,15}$/.test(text.trim())) return null
  return Number(text)
}

/** A number in plain decimal digits; null for anything else: no other base, no exponent, nothing but spaces. */
export function decimalNumber(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,15}(\.\d+)?$/.test(text.trim()) ? Number(text) : null
}

/** The first of these attributes that is there and no whole number, as `name "text"`; null where there is none. */
export function unreadable(attributes: Readonly<Record<string, string>>, ...names: readonly string[]): string | null {
  const name = names.find((each) => attributes[each] !== undefined && wholeNumber(attributes[each]) === null)
  return name === undefined ? null : `${name} "${attributes[name]?.slice(0, 40)}"`
}
