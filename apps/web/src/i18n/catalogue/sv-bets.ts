import { compiled } from 'virtual:messages/sv/bets'

export const messages = compiled
