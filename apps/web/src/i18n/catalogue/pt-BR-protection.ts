import { compiled } from 'virtual:messages/pt-BR/protection'

export const messages = compiled
