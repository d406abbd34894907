import { compiled } from 'virtual:messages/sv/editor'

export const messages = compiled
