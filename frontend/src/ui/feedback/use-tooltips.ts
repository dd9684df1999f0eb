import { useEffect } from 'react';

/**
 * Shows the texts of `data-tooltip` on hover and on focus by the keyboard. Screen readers read the control's own label instead.
 * What shows them is loaded at the first control that has one; when that fails, the next one tries again. Browsers that know
 * no popovers show none.
 */
export function useTooltips(): void {
  useEffect(() => {
    if (!('showPopover' in HTMLElement.prototype)) return;
    const shown = new AbortController();
    const waiting = new AbortController();
    const load = async (event: Event) => {
      const { target } = event;
      if ('pointerType' in event && event.pointerType === 'touch') return;
      if (!(target instanceof Element) || !target.closest('[data-tooltip]')) return;
      const { showTooltips } = await import('./tooltip-layer.ts');
      if (waiting.signal.aborted) return;
      waiting.abort();
      showTooltips(target, shown.signal);
    };
    const prepare = (event: Event) => void load(event).catch(() => undefined);
    for (const type of ['pointermove', 'focusin']) {
      document.addEventListener(type, prepare, { signal: waiting.signal });
    }
    return () => {
      waiting.abort();
      shown.abort();
    };
  }, []);
}
