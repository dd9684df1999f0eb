import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { missingIn, type Sources } from './module-checklist.ts';
import { shippedFiles } from './own-imports.ts';

const FILES = [
  ...['backend/src', 'infra/platform', 'worker/src', 'worker/mail'].flatMap(shippedFiles),
  ...readdirSync(join(ROOT, 'backend/migrations')).map((file) => `backend/migrations/${file}`),
  '.dependency-cruiser.mjs',
  'openapi/openapi.json',
  'backend/src/http/http.api.spec.ts',
  'backend/src/http/own-and-foreign.api.spec.ts',
  'frontend/src/app/pages.ts',
];

describe('what a module must be named by', () => {
  const sources: Sources = new Map(FILES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

  it('should be complete', () => {
    expect(missingIn(sources)).toEqual([]);
  });

  it('should be told, sentence by sentence, of a module that was only begun', () => {
    const contract = JSON.parse(sources.get('openapi/openapi.json') ?? '') as { paths: object };
    const begun: [string, string][] = [
      ['backend/src/shifts/shifts.controller.ts', 'export class ShiftsController {}'],
      ['backend/src/shifts/forgotten-shifts.job.ts', 'export class ForgottenShiftsJob {}'],
      ['backend/src/shifts/shift.entity.ts', 'export const ShiftSchema = defineEntity({});'],
      ['backend/migrations/9999-shifts.sql', 'create table shift (\n  id uuid primary key\n);\n'],
      ['infra/platform/config/shift-settings.ts', '  RETENTION_SHIFT_DAYS = 30;\n'],
      ['frontend/src/app/pages.ts', `${sources.get('frontend/src/app/pages.ts')}\n{ path: '/shifts' }`],
      [
        'openapi/openapi.json',
        JSON.stringify({ ...contract, paths: { '/api/shift/{id}': { put: { operationId: 'joinShift' } } } }),
      ],
    ];

    expect(missingIn(new Map([...sources, ...begun]))).toEqual([
      'module shifts: not in MODULES of .dependency-cruiser.mjs',
      'module shifts: has no file shifts.module.ts',
      'ShiftsController: no module names it among its controllers (backend/src/shifts/shifts.controller.ts)',
      'ShiftsController: has no @ApiTags (backend/src/shifts/shifts.controller.ts)',
      'ForgottenShiftsJob: no module provides it (backend/src/shifts/forgotten-shifts.job.ts)',
      'ForgottenShiftsJob: does not register itself with Jobs (backend/src/shifts/forgotten-shifts.job.ts)',
      'Shift: not in backend/src/entities.ts (backend/src/shifts/shift.entity.ts)',
      'PUT /api/shift/{id}: not in the access table of backend/src/http/http.api.spec.ts',
      'table shift: nothing deletes its rows; CONTRIBUTING says how ("Add a job")',
      'RETENTION_SHIFT_DAYS: no job deletes by it',
      'page /shifts: neither in backend/src/previews/page-texts.ts nor among PRIVATE_PAGES of the checklist',
    ]);
  });
});
