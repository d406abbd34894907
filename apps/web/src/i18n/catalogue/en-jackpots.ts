import { compiled } from 'virtual:messages/en/jackpots'

export const messages = compiled
