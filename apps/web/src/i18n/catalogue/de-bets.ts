import { compiled } from 'virtual:messages/de/bets'

export const messages = compiled
