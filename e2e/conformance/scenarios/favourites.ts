import type { Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

const event = async (world: World) => ({ type: 'events', id: (await world.picks(1))[0]?.match_id ?? 0 })

async function follows({ player }: World, id: number): Promise<boolean> {
  const { data } = await (await player()).get('getFavourites', { params: { type: 'events' }, query: { limit: '500' } })
  return data.some((favourite) => favourite.id === id)
}

export const getFavourites: Scenario<'getFavourites'> = {
  prepare: async () => ({ params: { type: 'events' } }),
  async rules({ by, name, due }) {
    for (const type of ['tournaments', 'competitors']) due(await by.ask(name, { params: { type } }), [200], type)
  },
}

export const addFavourite: Scenario<'addFavourite'> = {
  prepare: async (world) => ({ params: await event(world) }),
  async rules({ world, by, prepared, due, expect }) {
    const id = Number(prepared.params?.id)
    due(await by.ask('addFavourite', prepared), [204], 'following twice')
    expect(await follows(world, id), 'what was followed is not in the list')
    await by.get('removeFavourite', { params: prepared.params })
  },
}

export const removeFavourite: Scenario<'removeFavourite'> = {
  async prepare(world) {
    const params = await event(world)
    await (await world.player()).get('addFavourite', { params })
    return { params, unknownId: [204, 404] }
  },
  async rules({ world, prepared, expect }) {
    expect(!(await follows(world, Number(prepared.params?.id))), 'what is followed no more is still in the list')
  },
}
