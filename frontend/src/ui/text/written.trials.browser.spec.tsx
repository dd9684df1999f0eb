import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Names, Written } from './written.tsx';

describe('what people write', () => {
  it('should have the direction of its own words, in whatever element', () => {
    const { container } = render(
      <>
        <Written>שלום לכולם</Written>
        <Written as="blockquote" className="quote">
          مرحبا
        </Written>
      </>,
    );
    expect(container.innerHTML).toBe(
      '<p dir="auto">שלום לכולם</p><blockquote dir="auto" class="quote">مرحبا</blockquote>',
    );
  });

  it.each([
    [['Ola', 'אבי', 'דנה'], false, '<bdi>Ola</bdi>, <bdi>אבי</bdi>, <bdi>דנה</bdi>'],
    [['Ola', 'אבי', 'דנה'], true, '<bdi>Ola</bdi>, <bdi>אבי</bdi> and <bdi>דנה</bdi>'],
    [['Dana'], true, '<bdi>Dana</bdi>'],
    [['Dana', 'Dana'], false, '<bdi>Dana</bdi>, <bdi>Dana</bdi>'],
    [[], false, ''],
  ])('should keep the order of the names %j', (names, isSentence, html) => {
    const { container } = render(<Names names={names} isSentence={isSentence} />);
    expect(container.innerHTML).toBe(html);
  });
});
