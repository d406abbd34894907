import { compiled } from 'virtual:messages/ru/jackpots'

export const messages = compiled
