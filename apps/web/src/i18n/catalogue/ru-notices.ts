import { compiled } from 'virtual:messages/ru/notices'

export const messages = compiled
