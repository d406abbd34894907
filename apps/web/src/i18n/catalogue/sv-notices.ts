import { compiled } from 'virtual:messages/sv/notices'

export const messages = compiled
