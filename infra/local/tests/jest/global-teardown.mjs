export default async function tearDown() {
  const starting = globalThis.tablefallServices;
  globalThis.tablefallServices = undefined;
  await (await starting)?.stop();
}
