import { encodePublicationPush } from '../protocol/encode.ts'
import { type Message, messageOf } from '../wire/message.ts'
import { deltaText } from './delta.ts'

/** Labels that subscribers can filter publications by. */
export type Tags = Readonly<Record<string, string>>

/** Something published to a channel, with the forms it travels in, each made when first needed. */
export interface Publication {
  readonly channel: string
  /** The payload as compact JSON text. */
  readonly json: string
  /** Place in the channel's stream; 0 where the channel keeps none. */
  readonly offset: number
  readonly tags: Tags | null
  /** JSON text of the client that published, null for the server's own publications. */
  readonly info: string | null
  forms: { plain?: Message; escaped?: Message; delta?: { baseOffset: number; text: string | null; message?: Message } }
}

/** How a publication is written for one subscription. */
export type PublicationForm =
  | { kind: 'plain' }
  /** In full as a JSON string, for subscriptions with delta. */
  | { kind: 'escaped' }
  /** As the difference from the publication before, in full where that is not possible or not shorter. */
  | { kind: 'delta'; base: Publication }

/** The publication's own JSON text in the given form, as it is in pushes and in recovered lists. */
export function publicationText(publication: Publication, form: PublicationForm): string {
  const { offset, tags, info } = publication
  const delta = form.kind === 'delta' ? deltaFrom(publication, form.base) : null
  const data = delta ?? (form.kind === 'plain' ? publication.json : JSON.stringify(publication.json))
  return [
    `{"data":${data}`,
    offset > 0 ? `,"offset":${offset}` : '',
    info === null ? '' : `,"info":${info}`,
    tags === null ? '' : `,"tags":${JSON.stringify(tags)}`,
    delta === null ? '}' : ',"delta":true}',
  ].join('')
}

/** The push of a publication in the given form; the same object for every receiver. */
export function publicationMessage(publication: Publication, form: PublicationForm): Message {
  const { forms } = publication
  const make = (chosen: PublicationForm) =>
    messageOf(encodePublicationPush(publication.channel, publicationText(publication, chosen)))
  if (form.kind === 'plain') {
    forms.plain ??= make(form)
    return forms.plain
  }
  if (form.kind === 'delta' && deltaFrom(publication, form.base) !== null && forms.delta) {
    forms.delta.message ??= make(form)
    return forms.delta.message
  }
  forms.escaped ??= make({ kind: 'escaped' })
  return forms.escaped
}

/**
 * Frees the forms that were made for sending. The window keeps publications for minutes and needs only their texts.
 */
export function releaseMessages({ forms }: Publication): void {
  delete forms.plain
  delete forms.escaped
  delete forms.delta?.message
}

// Remembered by the base's offset and not by the base, so that a stream does not keep its whole past alive.
function deltaFrom(publication: Publication, base: Publication): string | null {
  const { forms } = publication
  if (forms.delta?.baseOffset !== base.offset) {
    forms.delta = { baseOffset: base.offset, text: deltaText(base.json, publication.json) }
  }
  return forms.delta.text
}
