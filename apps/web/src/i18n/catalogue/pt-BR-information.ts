import { compiled } from 'virtual:messages/pt-BR/information'

export const messages = compiled
