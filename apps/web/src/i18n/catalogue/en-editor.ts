import { compiled } from 'virtual:messages/en/editor'

export const messages = compiled
