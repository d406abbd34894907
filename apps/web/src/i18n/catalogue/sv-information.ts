import { compiled } from 'virtual:messages/sv/information'

export const messages = compiled
