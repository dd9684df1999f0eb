export { sharedRuntime as default } from './shared-modules.mjs';
