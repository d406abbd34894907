import { compiled } from 'virtual:messages/es/match'

export const messages = compiled
