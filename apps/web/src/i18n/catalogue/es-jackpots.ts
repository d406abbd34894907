import { compiled } from 'virtual:messages/es/jackpots'

export const messages = compiled
