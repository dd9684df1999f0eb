import type { OrganisedEdition } from '#core/api/staff.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { EditionLinks } from './edition-links.tsx';

/** In place of a page whose address names an edition that is not there, such as a draft that was deleted. */
export function UnknownEdition({ editions }: { editions: readonly OrganisedEdition[] }) {
  return (
    <>
      <EditionLinks editions={editions} current={null} />
      <Notice tone="info" title="There is no such edition">
        It may have been deleted. Choose one of those that there are.
      </Notice>
    </>
  );
}
