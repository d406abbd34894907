import { compiled } from 'virtual:messages/ar/bets'

export const messages = compiled
