import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { isUUID } from 'class-validator';
import type { EditionDto } from '../convention/edition/edition.dto.ts';
import { EditionService } from '../convention/edition/edition.service.ts';
import { PhotosService } from '../convention/photos/photos.service.ts';
import { EventsQueries } from '../events/schedule/events.queries.ts';
import { GamedaysQueries } from '../gamedays/gamedays/gamedays.queries.ts';
import { isCalendarDate } from '../http/input/calendar-date.ts';
import type { ClientSite, PageHead, SiteFile } from '../http/static/static-client.ts';
import { ListingsQueries } from '../marketplace/listings/listings.queries.ts';
import { privateHead, publicHead } from './page-head.ts';
import { eventText, gamedayText, listingText, type PageText, pageText, siteText } from './page-texts.ts';
import { siteFiles } from './site-files.ts';

/** Values of an address as Express reads them: text, unless a name is repeated or nested. */
type ParsedQuery = Parameters<ClientSite['headOf']>[1];

const GAMEDAY = /^\/gameday\/([^/]+)$/;

/** What the served web app says of itself before any script has run: to crawlers, chats and browsers. */
@Injectable()
export class LinkPreviews implements ClientSite {
  readonly edition: EditionDto;
  readonly files: Record<string, SiteFile>;
  private readonly site: EditionDto & { publicUrl: string };

  constructor(
    private readonly gamedays: GamedaysQueries,
    private readonly events: EventsQueries,
    private readonly listings: ListingsQueries,
    private readonly photos: PhotosService,
    edition: EditionService,
    config: Config,
  ) {
    this.edition = edition.details;
    this.files = siteFiles(this.edition.productName);
    this.site = { ...this.edition, publicUrl: config.PUBLIC_URL };
  }

  async headOf(path: string, query: ParsedQuery): Promise<PageHead> {
    // A page opens without its preview, as while the database is away.
    const text = await this.textOf(path, query).catch(() => null);
    return text
      ? { html: publicHead(path, text, this.site), isPrivate: false }
      : { html: privateHead(siteText(this.edition), this.site), isPrivate: true };
  }

  /** Without it, as while the store is away, the page asks for it by itself. */
  async firstData(path: string): Promise<Record<string, unknown> | null> {
    return path === '/photos'
      ? this.photos.gallery().then(
          (photos) => ({ getPhotos: photos }),
          () => null,
        )
      : null;
  }

  private async textOf(path: string, query: ParsedQuery): Promise<PageText | null> {
    const { event, item } = query;
    if (path === '/events' && isUUID(event)) {
      const text = eventText(await this.events.getEvent(String(event)));
      return { ...pageText(path, this.edition), ...text };
    }
    if (path === '/forsale') {
      const text = isUUID(item) && listingText(await this.listings.getListing(null, String(item)));
      const page = pageText(path, this.edition);
      return page && { ...page, ...text, firstCall: isFiltered(query) ? undefined : page.firstCall };
    }
    const date = GAMEDAY.exec(path)?.[1];
    if (!isCalendarDate(date)) {
      return pageText(path, this.edition);
    }
    const gameday = await this.gamedays.getPublicGameday(date);
    return gameday.isValidDate ? gamedayText(gameday) : null;
  }
}

/** Whether the page of games for sale asks for others than the first, or shows a form in their place. */
function isFiltered(query: ParsedQuery): boolean {
  return Object.keys(query).some((name) => !['item', 'open', 'view'].includes(name));
}
