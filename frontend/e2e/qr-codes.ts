import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** px; large enough for a module to cover several. */
const SIZE = 480;

/** What a scanner reads of a QR code that a page shows. */
export async function textOfCode(code: Locator): Promise<string> {
  const pixels = await code.evaluate(async (svg, size) => {
    const copy = svg.cloneNode(true) as Element;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(size));
    copy.setAttribute('height', String(size));
    const { fill, backgroundColor } = getComputedStyle(svg);
    copy.setAttribute('fill', fill);
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await image.decode();
    const canvas = new OffscreenCanvas(size, size).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = backgroundColor;
    canvas.fillRect(0, 0, size, size);
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(0, 0, size, size).data];
  }, SIZE);
  return decodeQR({ width: SIZE, height: SIZE, data: new Uint8ClampedArray(pixels) });
}
