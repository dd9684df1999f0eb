import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';
import { keepTranslatedPage } from './translated-page.ts';

/** Translates as browsers do: a `<font>` comes before each text, in it another with the translation, and the text is taken out. */
async function translate(part: Element): Promise<void> {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const untranslated = texts.filter(({ parentNode }) => parentNode?.nodeName !== 'FONT');
  for (const text of untranslated) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.children[0]?.append(`[${text.data}]`);
    text.parentNode?.insertBefore(font, text);
    text.parentNode?.removeChild(text);
  }
  // Observers are told at the end of the task.
  await Promise.resolve();
}

function Seats({
  taken,
  isFull = false,
  isClosed = false,
}: {
  taken: number;
  isFull?: boolean;
  isClosed?: boolean;
}) {
  return (
    <p>
      {taken} of 4{isFull && <b>Full</b>}
      {!isClosed && ' seats'}
    </p>
  );
}

describe('a page that the browser has translated', () => {
  beforeAll(keepTranslatedPage);
  afterEach(cleanup);

  it('shows what is new', async () => {
    const { container, rerender } = render(<Seats taken={2} />);
    await translate(container);
    expect(container.textContent).toBe('[2][ of 4][ seats]');

    rerender(<Seats taken={3} />);

    await waitFor(() => expect(container.textContent).toBe('3[ of 4][ seats]'));
  });

  it('is translated again after that', async () => {
    const { container, rerender } = render(<Seats taken={2} />);
    for (const taken of [3, 5]) {
      await translate(container);
      rerender(<Seats taken={taken} />);
      await waitFor(() => expect(container.textContent).toBe(`${taken}[ of 4][ seats]`));
    }
  });

  it('takes what comes before a translated text', async () => {
    const { container, rerender } = render(<Seats taken={4} />);
    await translate(container);

    rerender(<Seats taken={4} isFull />);

    expect(container.textContent).toBe('[4][ of 4]Full seats');
  });

  it('lets go of a translated text', async () => {
    const { container, rerender } = render(<Seats taken={4} />);
    await translate(container);

    rerender(<Seats taken={4} isClosed />);

    expect(container.textContent).toBe('[4][ of 4]');
  });

  it('goes on where nothing tells what a text became', async () => {
    const { container, rerender } = render(<Seats taken={2} />);
    container.querySelector('p')?.replaceChildren('2 von 4 Plätzen');

    rerender(<Seats taken={2} isFull isClosed />);

    expect(container.textContent).toBe('2 von 4 PlätzenFull');
  });
});
