import { compiled } from 'virtual:messages/tr/editor'

export const messages = compiled
