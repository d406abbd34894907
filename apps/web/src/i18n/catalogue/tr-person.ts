import { compiled } from 'virtual:messages/tr/person'

export const messages = compiled
