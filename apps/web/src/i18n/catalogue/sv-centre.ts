import { compiled } from 'virtual:messages/sv/centre'

export const messages = compiled
