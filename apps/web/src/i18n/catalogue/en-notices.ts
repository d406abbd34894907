import { compiled } from 'virtual:messages/en/notices'

export const messages = compiled
