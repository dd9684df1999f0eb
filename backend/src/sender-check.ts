import 'reflect-metadata';
import { loadConfig } from '@tablefall/platform/config/config';
import type { CheckState } from './email/deliverability/sender-check/sender-check.dto.ts';
import { SenderCheckService } from './email/deliverability/sender-check/sender-check.service.ts';

// Prints how well the sender of this installation's mail is set up, and exits with 1 if something fails.
const SIGNS: Record<CheckState, string> = { ok: '✓', warning: '!', failed: '✗', unknown: '?' };
const say = (line: string) => void process.stdout.write(`${line}\n`);
try {
  const { domain, mailServer, checks } = await new SenderCheckService(loadConfig()).check();
  say(`Mail from ${domain}, handed over to ${mailServer}\n`);
  for (const { name, state, found, advice } of checks) {
    say(`${SIGNS[state]} ${name}`);
    for (const line of [...found, ...(advice ? [`→ ${advice}`] : [])]) {
      say(`    ${line}`);
    }
  }
  process.exitCode = checks.some(({ state }) => state === 'failed') ? 1 : 0;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
