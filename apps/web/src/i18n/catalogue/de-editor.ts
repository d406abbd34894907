import { compiled } from 'virtual:messages/de/editor'

export const messages = compiled
