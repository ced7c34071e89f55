/** `@polkadot/extension-base` loads this module with its state; only metadata of chains calls it. */
export const addMetadata = () => undefined
export const knownMetadata = []
