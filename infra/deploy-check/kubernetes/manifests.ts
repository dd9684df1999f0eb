import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DebianRoot, SHARED } from '../../counterparts/debian-root.ts';
import { expectThat } from '../../counterparts/finding.ts';
import type { Candidate, Run } from '../../counterparts/run.ts';
import { ROOT } from '../../local/paths.ts';
import { SUITE } from '../toolbox.ts';

const KUBERNETES: Candidate = {
  name: 'Kubernetes',
  packages: ['kustomize', 'golang-go', 'golang-k8s-client-go-dev'],
  suite: SUITE,
  // Of the types; the client 0.32 belongs to Kubernetes 1.32.
  version: `zcat /usr/share/doc/golang-k8s-client-go-dev/changelog.Debian.gz | sed -n '1s/.*(0\\.\\([0-9]*\\)\\..*/1.\\1/p'`,
};
const BUILD_MS = 600_000;
/** Of KEDA and of the operator of Prometheus, which have types of their own. */
const OF_OTHERS = ['ScaledObject', 'PodMonitor'];

/** What was made of an overlay of infra/k8s: YAML of all its manifests. */
export type Kustomize = (kustomization: string) => Promise<string>;

/** The manifests are put together by kustomize and read by the types of Kubernetes, of which a misspelt field is refused. */
export async function checkManifests(run: Run): Promise<Kustomize | undefined> {
  let kustomize: Kustomize | undefined;
  await run.inside(KUBERNETES, async (root, trial) => {
    kustomize = kustomizeIn(root);
    await trial.try('the types of Kubernetes', () => buildDecoder(root));
    const example = await root.run(`kustomize build ${SHARED}/k8s/overlays/example`);
    await trial.try('the example with all components', () => decode(root, example.stdout));
    for (const [what, from, to, reason] of [
      [
        'a misspelt field',
        'terminationGracePeriodSeconds',
        'terminationGracePeriod',
        /unknown field "[\w.]*terminationGracePeriod"/,
      ],
      [
        'a text where a number belongs',
        'periodSeconds: 2',
        'periodSeconds: two',
        /cannot unmarshal string .*/,
      ],
    ] as const)
      await trial.try(what, async () => {
        expectThat(example.stdout.includes(from), `there is no ${from}`);
        const told = await decode(root, example.stdout.replace(from, to)).catch(({ message }) => message);
        const refusal = reason.exec(told)?.[0];
        return refusal ? `is refused: ${refusal}` : Promise.reject(new Error(`it was not refused: ${told}`));
      });
  });
  return kustomize;
}

function kustomizeIn(root: DebianRoot): Kustomize {
  cpSync(join(ROOT, 'infra/k8s'), join(root.home, 'k8s'), { recursive: true });
  return async (kustomization) => {
    const folder = join(root.home, 'k8s/overlays/trial');
    cpSync(join(ROOT, 'infra/k8s/overlays/example'), folder, { recursive: true });
    writeFileSync(join(folder, 'kustomization.yaml'), kustomization);
    return (await root.run(`kustomize build ${SHARED}/k8s/overlays/trial`)).stdout;
  };
}

/** Debian's packages of Go are sources without modules: nothing is downloaded. About a minute. */
async function buildDecoder(root: DebianRoot): Promise<string> {
  copyFileSync(join(ROOT, 'infra/deploy-check/kubernetes/decode.go'), join(root.home, 'decode.go'));
  const settings = `CGO_ENABLED=0 GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=${SHARED}/go-cache GOTMPDIR=${SHARED}`;
  await root.run(`cd ${SHARED} && ${settings} go build -o decode decode.go`, BUILD_MS);
  return 'were built into a decoder';
}

async function decode(root: DebianRoot, manifests: string): Promise<string> {
  writeFileSync(join(root.home, 'manifests.yaml'), manifests);
  const { stdout } = await root
    .run(`${SHARED}/decode <${SHARED}/manifests.yaml`)
    .catch((error: Error & { stderr?: string }) => {
      throw new Error(error.stderr?.trim() || error.message);
    });
  const kinds = stdout.trim().split('\n');
  const unknown = kinds.flatMap((kind) => /^no kind "(\w+)"/.exec(kind)?.[1] ?? []);
  expectThat(
    unknown.every((kind) => OF_OTHERS.includes(kind)),
    `unknown: ${unknown.join(', ')}`,
  );
  const known = kinds.length - unknown.length;
  return `${known} of ${kinds.length} manifests strictly decoded; without types here: ${unknown.join(', ')}`;
}
