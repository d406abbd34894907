import { compiled } from 'virtual:messages/tr/notices'

export const messages = compiled
