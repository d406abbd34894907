import { compiled } from 'virtual:messages/pt-BR/push'

export const messages = compiled
