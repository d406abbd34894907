import { compiled } from 'virtual:messages/pt-BR/slip'

export const messages = compiled
