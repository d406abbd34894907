import { compiled } from 'virtual:messages/es/notices'

export const messages = compiled
