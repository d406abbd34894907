import { compiled } from 'virtual:messages/sv/betting'

export const messages = compiled
