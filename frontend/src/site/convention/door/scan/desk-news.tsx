import { useEdition } from '#core/api/edition.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import type { News } from '../desk/answers.ts';
import { nameOf } from '../desk/scans.ts';
import type { Desk } from '../desk/use-door-desk.ts';

/** What came of scans that went up later: somebody had been here before, or the server refused one. */
export function DeskNews({ desk }: { desk: Desk }) {
  const { timeZone } = useEdition();
  const told = desk.news.filter((news) => news.kind === 'refused' || news.hasWaited);
  const sentence = (news: News) => {
    const name = nameOf(desk.lists, news.scan);
    if (news.kind === 'earlier')
      return `${name} was already here at ${shortMoment(news.here, timeZone)}. The earlier time stays.`;
    const { walkIn } = news.scan;
    // Once this was read, their names stand nowhere else.
    if (walkIn) return `${walkIn.attendees.map((each) => each.name).join(', ')}: ${news.why}`;
    return `${news.scan.kind === 'paid' ? `The payment of ${name}` : name} was not saved: ${news.why}`;
  };
  return (
    <StatusRegion>
      {told.length > 0 && (
        <Notice tone="info" title="What came of earlier scans">
          <ul>
            {told.map((news) => (
              <li key={`${news.scan.kind}/${news.scan.id}/${news.scan.at}`}>{sentence(news)}</li>
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
