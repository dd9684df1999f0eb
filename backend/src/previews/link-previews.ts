import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { isUUID } from 'class-validator';
import { AttendeesQueries } from '../convention/attendees/attendees.queries.ts';
import { PAGE_NAMES } from '../convention/content/content.dto.ts';
import { ContentQueries } from '../convention/content/content.queries.ts';
import type { EditionDto } from '../convention/edition/edition.dto.ts';
import { EditionService } from '../convention/edition/edition.service.ts';
import { PhotosService } from '../convention/photos/photos.service.ts';
import { EventsQueries } from '../events/events.queries.ts';
import { GamedaysQueries } from '../gamedays/gamedays.queries.ts';
import { RsvpQueries } from '../gamedays/rsvp/rsvp.queries.ts';
import { isCalendarDate } from '../http/input/calendar-date.ts';
import { SingleFlight } from '../http/serving/single-flight.ts';
import type { ClientSite, FirstAnswer, PageHead, SiteFile } from '../http/serving/static-client.ts';
import { ListingsQuery } from '../marketplace/listings.dto.ts';
import { ListingsQueries } from '../marketplace/listings.queries.ts';
import { eventData } from './event-data.ts';
import { privateHead, publicHead } from './page-head.ts';
import {
  cancelledText,
  eventText,
  gamedayText,
  listingText,
  type PageText,
  pageText,
  siteText,
} from './page-texts.ts';
import { siteFiles } from './site-files.ts';

/** Values of a query as Express reads them: text, unless a name is repeated or nested. */
type ParsedQuery = Parameters<ClientSite['headOf']>[1];

/** The games for sale where nothing is searched or filtered, as many as the page shows. */
const FIRST_LISTINGS = { limit: 24 };

const GAMEDAY = /^\/gameday\/([^/]+)$/;
const INVITATION = /^\/gameday-reply\/([^/]+)$/;

/** What the served web app says of itself before any script has run: to crawlers, chats and browsers. */
@Injectable()
export class LinkPreviews implements ClientSite {
  /** What a stranger is answered to the first call of a page. */
  private readonly answers: Record<string, SingleFlight<Omit<FirstAnswer, 'call'>>>;

  constructor(
    private readonly gamedays: GamedaysQueries,
    private readonly events: EventsQueries,
    private readonly listings: ListingsQueries,
    private readonly rsvp: RsvpQueries,
    attendees: AttendeesQueries,
    photos: PhotosService,
    content: ContentQueries,
    private readonly current: EditionService,
    private readonly config: Config,
  ) {
    const firstPage = Object.assign(new ListingsQuery(), FIRST_LISTINGS);
    this.answers = {
      '/photos': new SingleFlight(async () => ({ operation: 'getPhotos', value: await photos.gallery() })),
      '/map': new SingleFlight(async () => ({ operation: 'getMapData', value: await content.map() })),
      '/faq': new SingleFlight(async () => ({ operation: 'getFaq', value: await content.faq() })),
      ...Object.fromEntries(
        PAGE_NAMES.map((name) => [
          `/${name}`,
          new SingleFlight(async () => ({
            operation: 'getTextPage' as const,
            arg: name,
            value: await content.page(name),
          })),
        ]),
      ),
      '/attendees': new SingleFlight(async () => ({
        operation: 'getAttendees',
        value: await attendees.attendees(null),
      })),
      '/forsale': new SingleFlight(async () => ({
        operation: 'listListings',
        arg: FIRST_LISTINGS,
        value: await listings.listListings(null, firstPage),
      })),
    };
  }

  get edition(): EditionDto {
    return this.current.details;
  }

  get files(): Record<string, SiteFile> {
    return siteFiles(this.edition.productName);
  }

  private get site(): EditionDto & { publicUrl: string } {
    return { ...this.edition, publicUrl: this.config.PUBLIC_URL };
  }

  async headOf(path: string, query: ParsedQuery, isAnswered: boolean): Promise<PageHead> {
    // Without its preview, as while the database is away, the page opens all the same.
    const text = await this.textOf(path, query).catch(() => null);
    const firstCall = isAnswered ? undefined : text?.firstCall;
    return text
      ? // A gameday is often at somebody's home: whoever has its link is shown it, and no search engine keeps it.
        { html: publicHead(path, { ...text, firstCall }, this.site), isPrivate: GAMEDAY.test(path) }
      : { html: privateHead(siteText(this.edition), this.site), isPrivate: true };
  }

  /** Without it, as while the database is away, the page asks by itself. */
  async firstAnswer(path: string, query: ParsedQuery): Promise<FirstAnswer | null> {
    if (asksForMore(query)) {
      return null;
    }
    const call = pageText(path, this.edition)?.firstCall;
    const answer = Object.hasOwn(this.answers, path) ? this.answers[path] : undefined;
    const read = call && answer ? answer.get().then((found) => ({ call, ...found })) : this.guestAnswer(path);
    return read.catch(() => null);
  }

  private async guestAnswer(path: string): Promise<FirstAnswer | null> {
    return (await this.gamedayOf(path)) ?? this.invitationOf(path);
  }

  private async gamedayOf(path: string): Promise<FirstAnswer | null> {
    const date = GAMEDAY.exec(path)?.[1];
    const gameday = isCalendarDate(date) ? await this.gamedays.getPublicGameday(date) : null;
    return gameday?.isValidDate
      ? { call: `/api/gameday/public/${date}`, operation: 'getPublicGameday', arg: date, value: gameday }
      : null;
  }

  private async invitationOf(path: string): Promise<FirstAnswer | null> {
    const token = INVITATION.exec(path)?.[1];
    const invitation = token ? await this.rsvp.getInvitationDetails(token) : null;
    const call = `/api/gameday-reply/${token}`;
    return invitation?.isValidToken
      ? { call, operation: 'getInvitationDetails', arg: token, value: invitation, isPrivate: true }
      : null;
  }

  private async eventOf(id: string): Promise<PageText> {
    const { publicUrl } = this.site;
    const event = await this.events.getEvent(id, null).catch(() => null);
    if (event) {
      return { ...eventText(event), data: eventData(event, this.edition, publicUrl) };
    }
    const cancelled = await this.events.getCancelledEvent(id);
    return { ...cancelledText(cancelled), data: eventData(cancelled, this.edition, publicUrl) };
  }

  private async textOf(path: string, query: ParsedQuery): Promise<PageText | null> {
    const { event, item } = query;
    if (path === '/events' && isUUID(event)) {
      return { ...pageText(path, this.edition), ...(await this.eventOf(String(event))) };
    }
    if (path === '/forsale') {
      const text =
        isUUID(item) && listingText(await this.listings.getListing(null, String(item)), this.edition);
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

/** Whether the page of games for sale asks for other games than the first ones, or shows a form in their place. */
function isFiltered(query: ParsedQuery): boolean {
  return Object.keys(query).some((name) => !['item', 'open', 'view'].includes(name));
}

/**
 * Whether an address asks for more than the page as it first is: something is opened above it, or an answer is
 * chosen.
 */
function asksForMore(query: ParsedQuery): boolean {
  return Object.keys(query).some((name) => !['answer', 'item', 'open', 'photo'].includes(name));
}
