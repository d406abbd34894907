import type { BookModule } from '../kernel/module.ts'
import type { Role, Service } from '../kernel/service.ts'
import type { OfferParts } from '../modules/offer/index.ts'
import { sideBySide } from './side-by-side.ts'

export interface ServiceParts {
  readonly roles: readonly Role[]
  readonly modules: readonly Pick<BookModule, 'services'>[]
  readonly offer: Pick<OfferParts, 'owning' | 'following'>
  readonly housekeeping: Service
  readonly lead: (role: Exclude<Role, 'api'>, service: Service) => Service
}

/** Whether a process with these roles serves or publishes prices from the board. */
export function needsBoard(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== 'settlement')
}

/** Everything that runs in the background of a process with these roles, in the order it starts. */
export function servicesOf({ roles, modules, offer, housekeeping, lead }: ServiceParts): readonly Service[] {
  const of = (role: Role | 'every') => modules.flatMap(({ services }) => services?.[role] ?? [])
  const services: Service[] = [...of('every')]
  if (needsBoard(roles)) services.push(offer.following)
  if (roles.includes('feed')) services.push(lead('feed', offer.owning))
  if (roles.includes('api')) services.push(...of('api'), housekeeping)
  for (const role of ['settlement', 'publisher'] as const)
    if (roles.includes(role)) services.push(lead(role, sideBySide(role, of(role))))
  return services
}
