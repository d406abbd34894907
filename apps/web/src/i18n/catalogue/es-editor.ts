import { compiled } from 'virtual:messages/es/editor'

export const messages = compiled
