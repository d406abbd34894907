import { compiled } from 'virtual:messages/ar/notices'

export const messages = compiled
