import { compiled } from 'virtual:messages/de/notices'

export const messages = compiled
