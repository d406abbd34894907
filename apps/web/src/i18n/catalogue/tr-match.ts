import { compiled } from 'virtual:messages/tr/match'

export const messages = compiled
