import { compiled } from 'virtual:messages/pt-BR/jackpots'

export const messages = compiled
