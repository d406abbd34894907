import { compiled } from 'virtual:messages/pt-BR/notices'

export const messages = compiled
