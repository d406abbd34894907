import { compiled } from 'virtual:messages/sv/person'

export const messages = compiled
