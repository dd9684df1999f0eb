import { runProgram } from '../product/program.ts';
import { readRun } from '../product/run-file.ts';

// `npm run sender-check`: whether receivers will believe the mail of this installation, and what to publish so that they do.

const run = readRun();
await runProgram('sender-check', [], run ? { SMTP_URL: run.smtpUrl } : {});
