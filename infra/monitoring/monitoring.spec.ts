import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DASHBOARD_FILE, dashboardText, EXPRESSIONS } from './grafana.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; labels: { severity: string }; annotations: object }[] }[];
}
const rules = (parse(read('alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);

describe('the dashboard', () => {
  it('should be what is written of it', () => {
    expect(readFileSync(DASHBOARD_FILE, 'utf8')).toBe(dashboardText());
  });
});

describe('the alerts', () => {
  it('should each have a level, words and a test', () => {
    const tested = read('alerts.test.yml');
    expect(rules).toHaveLength(10);
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations).toEqual({ summary: expect.any(String) });
      expect(tested).toMatch(new RegExp(`alertname: ${alert}\\s+exp_alerts:\\s+- exp_labels`));
    }
  });

  it('should be explained to the operator, each by its name', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/operate.md'), 'utf8');
    expect(rules.map(({ alert }) => alert).filter((alert) => !page.includes(alert))).toEqual([]);
  });

  it('should look at nothing that no panel shows', () => {
    const shown = EXPRESSIONS.flatMap(namesIn);
    expect(rules.flatMap(({ expr }) => namesIn(expr)).filter((name) => !shown.includes(name))).toEqual([]);
  });
});

/** The metrics that an expression asks for; buckets, counts and sums belong to a histogram. */
function namesIn(expression: string): string[] {
  const names = expression.match(/\b(?:tablefall|http_request)_\w+/g) ?? [];
  return names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}
