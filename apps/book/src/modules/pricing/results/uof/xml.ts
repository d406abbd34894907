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
