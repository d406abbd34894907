import { compiled } from 'virtual:messages/pt-BR/bets'

export const messages = compiled
