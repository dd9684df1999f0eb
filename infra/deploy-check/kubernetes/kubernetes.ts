import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { expectThat } from '../../counterparts/finding.ts';
import type { Run } from '../../counterparts/run.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { waitUntil } from '../../local/supervisor/processes.ts';
import { buildImage, IMAGE, ready } from '../image.ts';
import { gamedayWith } from '../invitations.ts';
import { Services } from '../services.ts';
import { inToolbox, type Toolbox } from '../toolbox.ts';
import { checkManifests, type Kustomize } from './manifests.ts';

const MAILS = 200;
const PATIENCE_MS = 90_000;
/** Longer than the longest grace of a pod. */
const DOWN_MS = 90_000;
const SECRETS = {
  DATABASE_URL: 'database_url',
  REDIS_URL: 'redis_url',
  APP_SECRET: 'app_secret',
  SMTP_URL: 'smtp_url',
};

/** One pod of each Deployment, on ports of its own: podman plays no replicas, so there are two of these. */
interface Pods {
  file: string;
  backend: number;
  worker: number;
}

/** infra/k8s: read by Kubernetes' types, and played as pods, two backends and two workers beside the migration. */
export async function checkKubernetes(run: Run): Promise<void> {
  const kustomize = await checkManifests(run);
  if (!kustomize) return;
  await inToolbox(run, 'podman kube play', async (toolbox, trial) => {
    await buildImage(toolbox);
    const services = await Services.start(run, 'kubernetes');
    const settings = await services.settings('kubernetes', 0);
    const pods = [
      await writePods(toolbox, kustomize, settings, 'first'),
      await writePods(toolbox, kustomize, settings, 'second'),
    ];
    const play = (verb: 'play' | 'down') => async () => {
      const begun = Date.now();
      for (const { file } of pods)
        await toolbox.run(
          verb === 'play'
            ? `podman kube play --network host /trial/${file}`
            : `podman kube down /trial/${file}`,
          { timeout: DOWN_MS },
        );
      if (verb === 'play')
        for (const { backend, worker } of pods) {
          await ready(`http://127.0.0.1:${backend}/api/health/ready`);
          await ready(`http://127.0.0.1:${worker}/ready`);
        }
      return `after ${((Date.now() - begun) / 1_000).toFixed(0)} s`;
    };
    await trial.try('two backends and two workers on an empty database are ready', play('play'));
    await trial.try(`a list of ${MAILS} guests is mailed`, () => mailGuests(toolbox, services));
    await trial.try('down, in order', play('down'));
  });
}

/** An installation's overlay, for pods in the network of the machine; the migration is with the first. */
async function writePods(
  toolbox: Toolbox,
  kustomize: Kustomize,
  settings: Record<string, string>,
  name: 'first' | 'second',
): Promise<Pods> {
  const [backend, worker, metrics] = [await freePort(), await freePort(), await freePort()];
  const secret = Object.entries(SECRETS).map(([setting, key]) => `${key}=${settings[setting]}`);
  const open = Object.entries(settings).filter(([setting]) => !Object.hasOwn(SECRETS, setting));
  const ports = { PORT: backend, HEALTH_PORT: worker, METRICS_PORT: metrics, LISTEN: '127.0.0.1' };
  const ours = Object.entries({ ...Object.fromEntries(open), ...ports, STORAGE_FOLDER: '/tmp/media' });
  const file = `${name}.yaml`;
  const overlay = {
    namespace: 'tablefall',
    resources: ['../../base'],
    images: [{ name: 'tablefall', newName: IMAGE.split(':')[0], newTag: IMAGE.split(':')[1] }],
    configMapGenerator: [
      {
        name: 'settings',
        behavior: 'merge',
        literals: ours.map(([setting, value]) => `${setting}=${value}`),
      },
    ],
    secretGenerator: [{ name: 'tablefall', literals: secret, options: { disableNameSuffixHash: true } }],
    patches: [
      // Containers inside have no controller of memory, so no limit can be set.
      {
        target: { kind: '(Deployment|Job)' },
        patch: stringify([{ op: 'remove', path: '/spec/template/spec/containers/0/resources' }]),
      },
      ...(name === 'second'
        ? [
            {
              patch: stringify({
                $patch: 'delete',
                apiVersion: 'batch/v1',
                kind: 'Job',
                metadata: { name: 'migrate' },
              }),
            },
          ]
        : []),
    ],
    nameSuffix: `-${name}`,
  };
  writeFileSync(join(toolbox.trial, file), await kustomize(stringify(overlay)));
  return { file, backend, worker };
}

/** Of two workers each mail leaves once. */
async function mailGuests(toolbox: Toolbox, { sink }: Services): Promise<string> {
  writeFileSync(join(toolbox.trial, 'guests.json'), JSON.stringify(gamedayWith(MAILS)));
  const pod = await toolbox.text(`podman ps --format '{{.Names}}' | grep -m1 '^backend-first.*tablefall$'`);
  await toolbox.run(`podman cp /trial/guests.json ${pod}:/tmp/guests.json
    podman exec ${pod} tablefall import-data /tmp/guests.json`);
  await waitUntil(() => sink.mails >= MAILS, PATIENCE_MS);
  expectThat(sink.mails === MAILS && sink.repeated === 0, `${sink.mails} mails, ${sink.repeated} twice`);
  return `${sink.mails} mails, each once`;
}
