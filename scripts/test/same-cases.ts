import fc from 'fast-check'

// Of every test process, before its files: the seed that the configuration found.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED) })
