import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `node infra/monitoring/grafana.ts`: writes the dashboard that Grafana imports.

interface Panel {
  title: string;
  /** What its numbers are, as Grafana names it. */
  unit: 'short' | 's' | 'reqps' | 'percentunit' | 'bytes';
  /** PromQL by the legend of its line. */
  lines: Record<string, string>;
}

/** What is looked at when mail does not leave or pages are slow, in this order. */
export const PANELS: Panel[] = [
  {
    title: 'The oldest mail that is due',
    unit: 's',
    lines: {
      '{{queue}}': 'max by (queue) (tablefall_mail_oldest_due_seconds)',
      'nothing accepted': 'max(tablefall_mail_unaccepted_seconds)',
    },
  },
  {
    title: 'Mails that wait',
    unit: 'short',
    lines: { '{{queue}}, {{state}}': 'max by (queue, state) (tablefall_mail_waiting)' },
  },
  {
    title: 'Mails a second',
    unit: 'short',
    lines: {
      '{{outcome}}, {{smtp_class}}': 'sum by (outcome, smtp_class) (rate(tablefall_mails_total[5m]))',
    },
  },
  {
    title: 'The mail server answers after',
    unit: 's',
    lines: {
      '95 % {{queue}}':
        'histogram_quantile(0.95, sum by (queue, le) (rate(tablefall_smtp_seconds_bucket[5m])))',
    },
  },
  {
    title: 'Connections to the mail server',
    unit: 'short',
    lines: { '{{queue}}': 'sum by (queue) (tablefall_smtp_connections)' },
  },
  {
    title: 'Mailings, mails set aside, findings',
    unit: 'short',
    lines: {
      '{{state}}': 'max by (state) (tablefall_mailings)',
      'set aside': 'max(tablefall_mail_set_aside)',
      'all mail held': 'max(tablefall_mail_held)',
      '{{check}} {{state}}': 'max by (check, state) (tablefall_finding)',
    },
  },
  {
    title: 'Addresses lost within a day',
    unit: 'percentunit',
    lines: {
      '{{type}}':
        'max by (type) (tablefall_mail_addresses_lost_in_a_day) / on () group_left () max(tablefall_mail_sent_in_a_day)',
    },
  },
  {
    title: 'Requests a second',
    unit: 'reqps',
    lines: { '{{status}}': 'sum by (status) (rate(http_request_duration_seconds_count[5m]))' },
  },
  {
    title: 'Answers take',
    unit: 's',
    lines: {
      '95 % {{route}}':
        'topk(8, histogram_quantile(0.95, sum by (route, le) (rate(http_request_duration_seconds_bucket[5m]))))',
    },
  },
  {
    title: 'Refused, and failed without words',
    unit: 'short',
    lines: {
      'limit {{limit}}': 'sum by (limit) (rate(tablefall_throttled_total[5m]))',
      'failed in {{where}}': 'sum by (where) (rate(tablefall_unexpected_errors_total[5m]))',
    },
  },
  {
    title: 'Connections to the database',
    unit: 'short',
    lines: { '{{pool}}, {{state}}': 'sum by (pool, state) (tablefall_db_pool_connections)' },
  },
  {
    title: 'A connection is waited for',
    unit: 's',
    lines: {
      '95 % {{pool}}':
        'histogram_quantile(0.95, sum by (pool, le) (rate(tablefall_db_pool_wait_seconds_bucket[5m])))',
    },
  },
  {
    title: 'Jobs: since the last success, in intervals',
    unit: 'short',
    lines: {
      '{{job_name}}':
        '(time() - max by (job_name) (tablefall_job_success_timestamp_seconds)) / max by (job_name) (tablefall_job_interval_seconds)',
    },
  },
  {
    title: 'Since the last backup and drill',
    unit: 's',
    lines: {
      backup: 'time() - max(tablefall_backup_success_timestamp_seconds)',
      drill: 'time() - max(tablefall_restore_drill_success_timestamp_seconds)',
    },
  },
  {
    title: 'Processes that run',
    unit: 'short',
    lines: {
      '{{role}}': 'max by (role) (tablefall_processes)',
      'since {{process}} was seen (s)': 'time() - max by (process) (tablefall_worker_seen_timestamp_seconds)',
      '{{version}} {{commit}}': 'count by (version, commit) (tablefall_build_info)',
    },
  },
  {
    title: 'Memory',
    unit: 'bytes',
    lines: { '{{instance}}': 'process_resident_memory_bytes{job="tablefall"}' },
  },
];

/** Every expression of the dashboard. */
export const EXPRESSIONS = PANELS.flatMap(({ lines }) => Object.values(lines));

const COLUMNS = 2;
const SIZE = { w: 24 / COLUMNS, h: 8 };

/** The dashboard as Grafana imports it. */
export function dashboard(): object {
  return {
    title: 'Tablefall',
    uid: 'tablefall',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
    panels: PANELS.map(({ title, unit, lines }, index) => ({
      id: index + 1,
      type: 'timeseries',
      title,
      datasource: { type: 'prometheus', uid: '$source' },
      gridPos: { ...SIZE, x: (index % COLUMNS) * SIZE.w, y: Math.floor(index / COLUMNS) * SIZE.h },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: Object.entries(lines).map(([legendFormat, expr], line) => ({
        refId: String.fromCharCode(65 + line),
        expr,
        legendFormat,
      })),
    })),
  };
}

/** The file that is written. */
export const DASHBOARD_FILE = join(import.meta.dirname, 'grafana.json');

export const dashboardText = (): string => `${JSON.stringify(dashboard(), null, 2)}\n`;

if (import.meta.main) writeFileSync(DASHBOARD_FILE, dashboardText());
