import { spawnSync } from 'node:child_process';
import { ROOT } from '../local/paths.ts';
import { UserError } from '../local/user-error.ts';

const SEVERE = ['high', 'critical'] as const;

interface AuditReport {
  metadata?: { vulnerabilities?: Partial<Record<string, number>> };
}

/**
 * What `npm audit` knows of the packages that the product runs with.
 * Throws UserError when an advisory is high or critical.
 *
 * @returns a sentence for whoever makes the release; it also says when the registry does not answer, as mirrors do not
 */
export function checkAdvisories(): string {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' });
  return verdictOf(stdout);
}

/** @param report what `npm audit --json` prints */
export function verdictOf(report: string): string {
  const found = vulnerabilitiesIn(report);
  if (!found)
    return 'The registry does not say which packages have advisories: run `npm audit --omit=dev` where one does.';
  const severe = SEVERE.filter((severity) => (found[severity] ?? 0) > 0);
  if (severe.length > 0) {
    const counts = severe.map((severity) => `${found[severity]} ${severity}`).join(', ');
    throw new UserError(
      `npm audit --omit=dev finds ${counts}: update these packages before a release is made.`,
    );
  }
  return 'No package has a high or critical advisory.';
}

function vulnerabilitiesIn(report: string) {
  try {
    return (JSON.parse(report) as AuditReport).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
