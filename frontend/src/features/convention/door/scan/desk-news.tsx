import { useEdition } from '#api/edition.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { shortMoment } from '#ui/text/date-text.ts';
import type { News } from './door-desk.ts';
import { findPerson } from './scans.ts';
import type { Desk } from './use-door-desk.ts';

/** What came of scans that went up later: somebody had been here before, or the server refused one. */
export function DeskNews({ desk }: { desk: Desk }) {
  const { timeZone } = useEdition();
  const told = desk.news.filter((news) => news.kind === 'refused' || news.hasWaited);
  const nameOf = (id: string) =>
    (desk.list && findPerson(desk.list, (person) => person.id === id)?.person.name) ?? 'Somebody';
  const sentence = (news: News) =>
    news.kind === 'earlier'
      ? `${nameOf(news.id)} was already here at ${shortMoment(news.here, timeZone)}. The earlier time stays.`
      : `${nameOf(news.id)} was not saved: ${news.why}`;
  return (
    <StatusRegion>
      {told.length > 0 && (
        <Notice tone="info" title="What came of the scans that waited">
          <ul>
            {told.map((news) => (
              <li key={`${news.id}/${news.scannedAt}`}>{sentence(news)}</li>
            ))}
          </ul>
          <button type="button" className="btn" onClick={desk.clearNews}>
            I have read it
          </button>
        </Notice>
      )}
    </StatusRegion>
  );
}
