import { environmentOf, SharedEnvironment } from './shared-modules.mjs';

export default environmentOf(SharedEnvironment);
