export { sharedEnvironment as default } from './shared-modules.mjs';
