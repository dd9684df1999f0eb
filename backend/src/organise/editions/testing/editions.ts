import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { ADMIN, type ApiClient, type TestApp } from '../../../../test/test-app.ts';
import type { EditionUpdateDto, OrganisedEditionDto } from '../editions.dto.ts';

/** Key of the edition that a spec begins with. */
export const THIS = '2025-10';

/**
 * What a spec does with editions as the administrator.
 *
 * @param app gives the app, once it has started
 */
export function organiser(app: () => TestApp) {
  let admin: ApiClient;
  const list = async (): Promise<OrganisedEditionDto[]> =>
    (await admin.get('/api/organise/editions').expect(200)).body;
  const formOf = async (key = THIS): Promise<EditionUpdateDto> => {
    const edition = (await list()).find((edition) => edition.key === key);
    if (!edition) throw new Error(`No edition ${key}`);
    const { state, stateSince, opensAt, isShown, logo, end, badgesTaken, registrations, events, ...form } =
      edition;
    return form;
  };
  return {
    /** Comes first, and again after the clock has moved far. */
    signIn: async () => {
      admin = await app().signedIn(ADMIN);
      return admin;
    },
    list,
    formOf,
    save: async (changes: Partial<EditionUpdateDto>, key = THIS) =>
      admin.put(`/api/organise/editions/${key}`).send({ ...(await formOf(key)), ...changes }),
    preview: async (changes: Partial<EditionUpdateDto>, key = THIS) =>
      admin.post(`/api/organise/editions/${key}/preview`).send({ ...(await formOf(key)), ...changes }),
    shown: async () => (await app().browser().get('/api/convention').expect(200)).body,
    /** All backends know what one of them has changed. */
    everywhere: () =>
      Promise.all(
        app()
          .getAll(CurrentEdition)
          .map((edition) => edition.refresh()),
      ),
    makeNext: () =>
      admin.post('/api/organise/editions').send({ firstDay: '2026-10-09', secondDay: '2026-10-10' }),
  };
}
