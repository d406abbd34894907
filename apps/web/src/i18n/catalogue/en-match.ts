import { compiled } from 'virtual:messages/en/match'

export const messages = compiled
