import { compiled } from 'virtual:messages/de/match'

export const messages = compiled
