import asyncApiSchemas from '@asyncapi/specs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { PROTOCOL_VERSION } from '../protocol-version.ts'
import { asyncApi } from './asyncapi.ts'
import { openApi } from './openapi.ts'
import { undescribed } from './undescribed.ts'
import { wireFingerprint } from './wire.ts'

const text = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`

describe('the documents of the wire', () => {
  /**
   * Other back ends and clients use this wire. When this fails, `git diff packages/contract/*.json` shows the change
   * once `vitest -u` has written the documents. What an older client would not understand raises PROTOCOL_VERSION (and
   * the version in the path of the call); an addition leaves it. Then pin both here.
   */
  test('the wire is the one that was agreed', () => {
    expect({ version: PROTOCOL_VERSION, wire: wireFingerprint() }).toMatchInlineSnapshot(`
      {
        "version": 3,
        "wire": "97a783d3891d7db2",
      }
    `)
  })

  test('openapi.json is the contract, so that a review shows what changed', async () => {
    await expect(text(openApi())).toMatchFileSnapshot('../../openapi.json')
  })

  test('asyncapi.json is the contract, so that a review shows what changed', async () => {
    await expect(text(asyncApi())).toMatchFileSnapshot('../../asyncapi.json')
  })

  test('openapi.json is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(text(openApi())))
    expect(result).toMatchObject({ valid: true })
  })

  test('asyncapi.json is valid AsyncAPI 3.0', () => {
    const ajv = new Ajv({ strict: false, meta: false, validateSchema: false })
    formats.default(ajv)
    const validate = ajv.compile(asyncApiSchemas.schemas['3.0.0'] as object)
    validate(JSON.parse(text(asyncApi())))
    expect(validate.errors).toBeNull()
  })

  test('every field and every parameter says what it means, or names a schema that does', () => {
    expect([...undescribed(openApi()), ...undescribed(asyncApi())]).toEqual([])
  })
})
