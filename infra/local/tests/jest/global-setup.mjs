import { startTestServices } from '../test-services.ts';

/** Several projects name this file, one jest run starts the services once; its workers inherit the environment. */
export default async function setUp() {
  if (!globalThis.tablefallServices) {
    globalThis.tablefallServices = startTestServices();
    const end = async () => {
      await (await globalThis.tablefallServices)?.stop();
      process.exit(130);
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  }
  const services = await globalThis.tablefallServices;
  Object.assign(process.env, services.env, { NODE_ENV: 'test' });
  if (!services.env.REDIS_URL) delete process.env.REDIS_URL;
}
