import { compiled } from 'virtual:messages/de/person'

export const messages = compiled
