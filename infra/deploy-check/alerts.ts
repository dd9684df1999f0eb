import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { SHARED } from '../counterparts/debian-root.ts';
import type { Candidate, Run } from '../counterparts/run.ts';
import { ROOT } from '../local/paths.ts';
import { EXPRESSIONS } from '../monitoring/grafana.ts';

const PROMETHEUS: Candidate = {
  name: 'Prometheus',
  packages: ['prometheus'],
  version: `promtool --version 2>&1 | sed -n 's/^promtool, version \\([^+ ]*\\).*/\\1/p'`,
};
const FILES = ['alerts.yml', 'alerts.test.yml', 'prometheus.yml'];

/** Prometheus' own tool reads the rules, plays their tests, and understands every expression of the dashboard. */
export async function checkAlerts(run: Run): Promise<void> {
  await run.inside(PROMETHEUS, async (root, trial) => {
    for (const name of FILES) copyFileSync(join(ROOT, 'infra/monitoring', name), join(root.home, name));
    const promtool = async (what: string, file: string) => {
      const { stdout, stderr } = await root.run(`promtool ${what} ${SHARED}/${file}`);
      return `${stdout}${stderr}`.split('\n').findLast((line) => line.includes('SUCCESS')) ?? 'SUCCESS';
    };
    await trial.try('the rules', () => promtool('check rules', 'alerts.yml'));
    await trial.try('that each fires when it should, and is silent when it should be', () =>
      promtool('test rules', 'alerts.test.yml'),
    );
    await trial.try('the example of its settings', () => promtool('check config', 'prometheus.yml'));
    const rules = EXPRESSIONS.map((expr, index) => ({ record: `dashboard:expression_${index}`, expr }));
    writeFileSync(join(root.home, 'dashboard.yml'), stringify({ groups: [{ name: 'dashboard', rules }] }));
    await trial.try(`the ${EXPRESSIONS.length} expressions of the dashboard`, () =>
      promtool('check rules', 'dashboard.yml'),
    );
    writeFileSync(
      join(root.home, 'wrong.yml'),
      'groups: [{ name: wrong, rules: [{ record: x, expr: maximum(y) }] }]',
    );
    await trial.try('a function that is not there', () =>
      promtool('check rules', 'wrong.yml').then(
        () => Promise.reject(new Error('it was accepted')),
        () => 'refused',
      ),
    );
  });
}
