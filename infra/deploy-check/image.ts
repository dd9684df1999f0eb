import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat } from '../counterparts/finding.ts';
import type { Run } from '../counterparts/run.ts';
import { ROOT } from '../local/paths.ts';
import { freePort } from '../local/supervisor/ports.ts';
import { waitUntil } from '../local/supervisor/processes.ts';
import { nodeBase, pinnedNode } from './bases.ts';
import { Services, settingsFile } from './services.ts';
import { inToolbox, SUITE, type Toolbox } from './toolbox.ts';

export const IMAGE = 'localhost/tablefall:trial';
const LARGEST_MB = 350;
const BUILD_MS = 900_000;
const STOP_MS = 30_000;

/** The image of the Dockerfile, as hardened as a container can be: read-only, without rights, not as root. */
export async function checkImage(run: Run): Promise<void> {
  await inToolbox(run, 'Image', async (toolbox, trial) => {
    await trial.try('the build', () => buildImage(toolbox));
    const services = await Services.start(run, 'image');
    const settings = await services.settings('image', await freePort());
    writeFileSync(join(toolbox.trial, 'app.env'), settingsFile(settings));
    const health = await freePort();
    const start = (name: string, args: string) =>
      toolbox.run(
        `podman run --pull=never --network host --read-only --tmpfs /tmp:size=16m --cap-drop all \\
           --security-opt no-new-privileges --env-file /trial/app.env --name ${name} ${args}`,
      );
    await trial.try('migrate', async () => {
      await start('migrate', `--rm ${IMAGE} migrate`);
      return 'the database is at the newest migration';
    });
    await start('backend', `--detach --volume media:/var/lib/tablefall/media ${IMAGE}`);
    await start('worker', `--detach --env HEALTH_PORT=${health} ${IMAGE} worker`);
    await trial.try('backend and worker', async () => {
      await ready(`http://127.0.0.1:${settings.PORT}/api/health/ready`);
      await ready(`http://127.0.0.1:${health}/ready`);
      return 'ready';
    });
    await trial.try('what its processes may do', () => rightsOf(toolbox));
    await trial.try('its own health check, of backend and worker', async () => {
      for (const name of ['backend', 'worker']) await toolbox.run(`podman healthcheck run ${name}`);
      return 'healthy';
    });
    for (const name of ['worker', 'backend'])
      await trial.try(`SIGTERM to the ${name}`, () => stop(toolbox, name));
  });
}

/** Builds the image of the working tree, from layers of earlier builds where nothing has changed. @returns its size */
export async function buildImage(toolbox: Toolbox): Promise<string> {
  await nodeBase(toolbox);
  await exportProject(toolbox);
  await toolbox.run(
    `cd /trial/project
     buildah build --format docker --pull=never --network host --layers --build-arg NODE=${pinnedNode()}-${SUITE}-slim \\
       --file infra/docker/Dockerfile --tag ${IMAGE} . >/trial/build.log 2>&1 || { tail -n 20 /trial/build.log >&2; exit 1; }`,
    { timeout: BUILD_MS },
  );
  const bytes = Number(await toolbox.text(`podman image inspect ${IMAGE} --format '{{.Size}}'`));
  const megabytes = Math.ceil(bytes / 1e6);
  const materials = await toolbox.text(
    `podman run --rm --pull=never --network none --entrypoint cat ${IMAGE} sbom.cdx.json | jq '.components | length'`,
  );
  expectThat(megabytes <= LARGEST_MB, `${megabytes} MB, more than ${LARGEST_MB}`);
  return `${megabytes} MB, a bill of ${materials} materials`;
}

/** A copy of the working tree, without what git ignores, for the toolbox. */
export async function exportProject(toolbox: Toolbox): Promise<void> {
  const folder = join(toolbox.trial, 'project');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const list = 'git ls-files -z --cached --others --exclude-standard --deduplicate';
  const copy = spawn(
    'sh',
    ['-euc', `${list} | tar --null -T - --ignore-failed-read -cf - | tar -C "$1" -xf -`, 'copy', folder],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(copy, 'close');
  expectThat(code === 0, 'the working tree could not be copied');
}

async function rightsOf(toolbox: Toolbox): Promise<string> {
  const inside = (script: string) => toolbox.text(`podman exec backend sh -c '${script}'`);
  const user = await inside('id -u');
  const status = await inside('cat /proc/1/status');
  const value = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
  expectThat(user === '1000', `it runs as ${user}`);
  expectThat(/^0+$/.test(value('CapEff') ?? ''), `it has capabilities: ${value('CapEff')}`);
  expectThat(value('NoNewPrivs') === '1', 'it may gain privileges');
  expectThat(value('Seccomp') === '2', 'its calls of the system are not filtered');
  const written = await inside('touch /app/x 2>&1 || true');
  expectThat(written.includes('Read-only'), `its folder can be written: ${written}`);
  await inside('touch /var/lib/tablefall/media/x /tmp/x && rm /var/lib/tablefall/media/x');
  return `uid ${user}, no capability, no new privileges, filtered calls, read-only but for media and /tmp`;
}

async function stop(toolbox: Toolbox, name: string): Promise<string> {
  const begun = Date.now();
  await toolbox.run(`podman stop --time 60 ${name}`, { timeout: 70_000 });
  const took = Date.now() - begun;
  const code = await toolbox.text(`podman inspect ${name} --format '{{.State.ExitCode}}'`);
  expectThat(code === '0' && took < STOP_MS, `it ended with ${code} after ${took} ms`);
  return `it ended in ${(took / 1_000).toFixed(1)} s`;
}

/** Waits until an address answers 200. */
export async function ready(url: string, patience = 60_000): Promise<void> {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  expectThat(await waitUntil(answers, patience, 250), `${url} did not answer in time`);
}
