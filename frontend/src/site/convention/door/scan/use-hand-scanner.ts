import { useEffect, useEffectEvent } from 'react';
import { HandScanner } from './hand-scanner.ts';

/** What a hand scanner reads, wherever the focus is. What it typed into a field is taken out of it again. */
export function useHandScanner(onCode: (text: string) => void): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const scanner = new HandScanner();
    const follow = (event: KeyboardEvent) => {
      // A key that is held down.
      if (event.repeat) return;
      const text = scanner.press(event.key, event.timeStamp);
      if (text === null) return;
      // Its Enter presses no button and sends no form.
      event.preventDefault();
      event.stopPropagation();
      takeOut(event.target, text);
      tell(text);
    };
    window.addEventListener('keydown', follow, { capture: true });
    return () => window.removeEventListener('keydown', follow, { capture: true });
  }, []);
}

function takeOut(target: EventTarget | null, text: string): void {
  if (!(target instanceof HTMLInputElement) || !target.value.endsWith(text)) return;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(target, target.value.slice(0, -text.length));
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
