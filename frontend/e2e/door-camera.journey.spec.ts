import { writeFileSync } from 'node:fs';
import { chromium, expect } from '@playwright/test';
import encodeQR from 'qr';
import { phoneAtTheDoor, verdictOn } from './door-phone.ts';
import { test } from './journey.ts';
import { settings } from './settings.ts';
import { SIGNED_IN } from './sign-in.ts';

test.use({ storageState: SIGNED_IN });

const SIZE = 480;
/** px of one module. */
const SCALE = 7;
const FRAMES_A_SECOND = 5;
/** s for which each picture stands before the camera. */
const EACH = 3;

test('the camera reads a badge, says of foreign codes that they are unknown, and passes over a torn one', async ({
  page,
}, info) => {
  const name = `Priya${Date.now().toString(36)}`;
  await page.request.post('/api/register', {
    data: { email: `${name}@mail.example`, attendees: [{ name, badge: true }] },
  });
  const badges: { name: string; badgeLink: string }[] = await (
    await page.request.get('/api/registrations/badges')
  ).json();
  const badge = badges.find((each) => each.name === name)?.badgeLink ?? '';
  const file = info.outputPath('camera.y4m');
  const foreign = 'https://other.example/tickets/98765';
  writeFileSync(file, video([drawn(badge), drawn(), drawn(foreign), drawn(), torn(drawn(badge)), drawn()]));

  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  const phone = await phoneAtTheDoor(browser, page.request, { ...settings, permissions: ['camera'] });
  const verdict = verdictOn(phone);
  // On a busy machine the first showing of the film may be over before anybody looks.
  await expect(verdict).toContainText('Owes $10', { timeout: 40_000 });
  await expect(verdict).toContainText(name);
  await expect(verdict).toContainText('Unknown code');
  // The film begins again; the torn code came before it and said nothing.
  await expect(verdict).toContainText('Was here at', { timeout: 30_000 });
  await expect(verdict).toContainText(name);

  // The film goes on, and each verdict has all the room; between two of them the camera is a strip while a name is typed.
  const height = () => phone.locator('video').evaluate((video) => video.getBoundingClientRect().height);
  await expect(async () => {
    await phone.getByLabel('Name or code').fill(name);
    expect(await height()).toBe(96);
  }).toPass();
  await phone.getByLabel('Name or code').fill('');
  await phone.getByLabel('Name or code').blur();
  await expect.poll(height).toBeGreaterThan(400);

  // As when a call takes the camera: nothing of this program can make Chromium end its fake one.
  const taken = (video: HTMLVideoElement) =>
    (video.srcObject as MediaStream).getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  await phone.locator('video').evaluate(taken);
  await expect(phone.getByText('The camera does not answer')).toBeVisible();
  // The fake picture goes on, and with it the verdicts that lie over the camera.
  await phone.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(phone.getByText('Hold the code into the frame')).toBeVisible();
});

/** A grey picture of the camera, with a code in its middle or without one. */
function drawn(text?: string): Buffer {
  const picture = Buffer.alloc(SIZE * SIZE, 225);
  if (!text) return picture;
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const from = Math.floor((SIZE - rows.length * SCALE) / 2);
  rows.forEach((row, y) => {
    row.forEach((isBlack, x) => {
      for (let line = 0; line < SCALE; line++) {
        const start = (from + y * SCALE + line) * SIZE + from + x * SCALE;
        picture.fill(isBlack ? 20 : 245, start, start + SCALE);
      }
    });
  });
  return picture;
}

/** Without its lower half. */
function torn(picture: Buffer): Buffer {
  return Buffer.from(picture).fill(225, (SIZE * SIZE) / 2);
}

/** A film of YUV4MPEG2, in which each picture stands for some seconds. */
function video(pictures: Buffer[]): Buffer {
  const colours = Buffer.alloc((SIZE * SIZE) / 2, 128);
  const frames = pictures.flatMap((picture) =>
    Array.from({ length: EACH * FRAMES_A_SECOND }, () => [Buffer.from('FRAME\n'), picture, colours]).flat(),
  );
  const head = Buffer.from(`YUV4MPEG2 W${SIZE} H${SIZE} F${FRAMES_A_SECOND}:1 Ip A1:1 C420\n`);
  return Buffer.concat([head, ...frames]);
}
