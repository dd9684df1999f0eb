import type { INestApplication } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { editionOf } from '../convention/edition/edition.ts';
import { GamedaysQueries } from '../gamedays/gamedays/gamedays.queries.ts';
import { isCalendarDate } from '../http/calendar-date.ts';
import type { ClientSite, PageHead } from '../http/static-client.ts';
import { privateHead, publicHead } from './page-head.ts';
import { gamedayText, type PageText, pageText, siteText } from './page-texts.ts';
import { siteFiles } from './site-files.ts';

const GAMEDAY = /^\/gameday\/([^/]+)$/;

/** What the served web app says of itself before any script has run: to crawlers, chats and browsers. */
export function clientSite(app: INestApplication): ClientSite {
  const config = app.get(Config);
  const edition = editionOf(config);
  const site = { ...edition, publicUrl: config.PUBLIC_URL };
  const gamedays = app.get(GamedaysQueries, { strict: false });

  const textOf = async (path: string): Promise<PageText | null> => {
    const date = GAMEDAY.exec(path)?.[1];
    if (!isCalendarDate(date)) {
      return pageText(path, edition);
    }
    const gameday = await gamedays.getPublicGameday(date);
    return gameday.isValidDate ? gamedayText(gameday) : null;
  };
  const headOf = async (path: string): Promise<PageHead> => {
    // A page opens without its preview, as while the database is away.
    const text = await textOf(path).catch(() => null);
    return text
      ? { html: publicHead(path, text, site), isPrivate: false }
      : { html: privateHead(siteText(edition), site), isPrivate: true };
  };
  return { edition, headOf, files: siteFiles(edition.productName) };
}
