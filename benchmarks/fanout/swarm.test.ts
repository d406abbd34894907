import { expect, onTestFinished, test } from 'vitest'
import { startRawContender } from './contenders.ts'
import { startSwarm } from './swarm.ts'

test('a message that is lost ends the measurement with a sentence instead of holding it up', async () => {
  const swarm = startSwarm(20, 500)
  const contender = await startRawContender()
  onTestFinished(async () => {
    swarm.close()
    await contender.close()
  })
  await swarm.connect(contender)
  contender.publish(1)
  await swarm.received(1)
  await expect(swarm.received(2)).rejects.toThrow('40 deliveries were due and 20 came')
})
