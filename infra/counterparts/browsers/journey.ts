import { waitUntil } from '../../local/supervisor/processes.ts';
import { expectThat, type Trial } from '../finding.ts';
import { type Browser, button, field, PATIENCE_MS, text } from './browser.ts';
import type { Site } from './site.ts';

const PUBLIC_PAGES = [
  '/',
  '/faq',
  '/photos',
  '/events',
  '/forsale',
  '/contact',
  '/map',
  '/calendar',
  '/email',
  '/login',
  '/hall',
];
const WIDTHS = [1280, 360];
/** React holds what the page shows. */
const TAKEN_OVER = `Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'))`;
const NAME = 'Noor Haddad';
const COMING = text("I'LL BE THERE!");

/** What a visitor does on the site, the same in every browser. */
export async function playJourney(trial: Trial, browser: Browser, site: Site): Promise<void> {
  const go = async (path: string) => {
    await browser.open(new URL(path, site.web).href);
    // The server's first view stands there first. What is done to it is lost when the app takes its place.
    const isTaken = () => browser.value<boolean>(TAKEN_OVER);
    expectThat(await waitUntil(isTaken, PATIENCE_MS, 100), `${path} is not taken over by the app`);
  };
  const expectNoErrors = async () => {
    const errors = (await browser.errors?.()) ?? [];
    expectThat(errors.length === 0, `the console says: ${errors[0]}`);
  };
  const attempt = (tried: string, work: () => Promise<string>) =>
    trial.try(tried, async () => {
      try {
        const told = await work();
        await expectNoErrors();
        return told;
      } catch (error) {
        const page = await browser.value<string>('document.body.innerText.slice(-300)').catch(() => '');
        throw new Error(`${(error as Error).message.slice(0, 150)}. The page says: ${page}`);
      }
    });

  for (const width of WIDTHS) {
    await attempt(`the public pages, ${width} px wide`, async () => {
      await browser.resize(width, 800);
      for (const path of PUBLIC_PAGES) {
        await go(path);
        await browser.see('//h1').catch(() => expectThat(false, `${path} shows no heading`));
        await expectSound(browser, path, width);
        await expectNoErrors();
      }
      const quiet = browser.errors ? ', no error in the console' : '';
      return `${PUBLIC_PAGES.length} pages with title and heading, nothing to scroll sideways${quiet}`;
    });
  }
  await browser.resize(1280, 800);

  await attempt('an answer on the page of a gameday', async () => {
    const date = await site.read(
      `select to_char(date, 'YYYY-MM-DD') as value from gameday
       where date > current_date and capacity - seats_taken > 4 order by date limit 1`,
    );
    await go(`/gameday/${date}`);
    await browser.type(field('Full name'), NAME);
    await browser.type(field('Email'), `journey.${Date.now()}@guests.example`);
    await browser.click(COMING);
    await browser.click(button('Submit RSVP'));
    await browser.see(text('RSVP submitted! Thank you!'));
    return 'thanked';
  });

  await attempt('an answer by a personal link', async () => {
    const token = await site.read(
      `select token as value from invitation join gameday on gameday.id = gameday_id
       where status = 0 and date > current_date and capacity - seats_taken > 4 order by random() limit 1`,
    );
    await go(`/gameday-reply/${token}`);
    await browser.click(COMING);
    await browser.click(button('Submit RSVP'));
    await browser.see(text('STILL COMING!'));
    return 'kept';
  });

  const askForLink = async (email: string) => {
    await go('/login');
    await browser.type(field('Email Address'), email);
    await browser.click(button('Login'));
    await browser.see(text('Email Sent!'));
  };
  await attempt('signing in by the mailed code, and out', async () => {
    const visitor = await site.register('Sami Haddad');
    await askForLink(visitor);
    await browser.type(field('Code of the mail'), await site.mailedCode(visitor));
    await browser.click(button('Sign in'));
    await browser.click(button('Log out'));
    await browser.see(button('Login'));
    return 'signed in, then out';
  });

  const email = await site.register(NAME);
  await attempt('signing in by the mailed link', async () => {
    await askForLink(email);
    await browser.open(await site.mailedLink(email, '/verify/'));
    await browser.see(text('Verification Successful'));
    return 'signed in';
  });

  await attempt('joining an event', async () => {
    const id = await site.read(
      `select event.id::text as value from event where visible and spots_taken < spots
       and ends_at > now() order by random() limit 1`,
    );
    await go(`/events?event=${id}`);
    await browser.click(button('Join Event'));
    await browser.see(button('Leave Event'));
    return 'joined';
  });

  await attempt('a question about an event', async () => {
    const question = 'Do we need sleeves?';
    await browser.type(field('Ask a question'), question);
    await browser.click(button('Ask'));
    await browser.see(text('Question posted'));
    await browser.see(button(`Delete the question of ${NAME}: ${question}`));
    return 'posted, and may be deleted';
  });

  await attempt('where a game is, and what is on in the hall', async () => {
    const [table, game, at] = await Promise.all(
      ['table_id', 'game_name', `to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')`].map(
        (what) =>
          site.read(
            `select ${what} as value from event where table_id is not null order by starts_at, id limit 1`,
          ),
      ),
    );
    await go(`/map?table=${table}`);
    await browser.see(text(`Table ${table?.toUpperCase()}`));
    await browser.see(text(game ?? ''));
    await go(`/hall?at=${at}`);
    await browser.see(text(game ?? ''));
    return 'lit on the map, shown on the screen';
  });

  await attempt('buying a game', async () => {
    const id = await site.read(
      `select id::text as value from listing where status = 'Available' order by random() limit 1`,
    );
    await go(`/forsale?item=${id}`);
    await browser.click(button('I Want to Buy This'));
    await browser.see(button('Withdraw Interest'));
    return 'bought';
  });
}

/** A page has a title and fits the width. */
async function expectSound(browser: Browser, path: string, width: number): Promise<void> {
  // Fonts that are on their way when the page is left are an error to some browsers.
  const hasFonts = () => browser.value<boolean>(`document.fonts.status === 'loaded'`);
  expectThat(await waitUntil(hasFonts, 10_000, 200), `the fonts of ${path} do not come`);
  const title = await browser.value<string>('document.title');
  expectThat(/\S+ - \S+/.test(title), `${path} is titled “${title}”`);
  const inner = await browser.value<number>('window.innerWidth');
  expectThat(Math.abs(inner - width) < 20, `the window is ${inner} px wide`);
  const excess = () => browser.value<number>('document.documentElement.scrollWidth - window.innerWidth');
  const fits = await waitUntil(async () => (await excess()) <= 0, 5_000, 200);
  expectThat(fits, `${path} scrolls sideways by ${await excess()} px`);
}
