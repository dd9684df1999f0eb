import { useState } from 'react';

/**
 * A switch that shows what was asked for at once, until the server's list says the same; a refusal puts it back.
 * `send` resolves to whether the server took it.
 */
export function useWanted(
  value: boolean,
  send: (wanted: boolean) => Promise<boolean>,
): [shown: boolean, toggle: () => void] {
  const [wanted, setWanted] = useState<boolean>();
  if (wanted === value) setWanted(undefined);
  const shown = wanted ?? value;
  const toggle = () => {
    setWanted(!shown);
    void send(!shown).then((isTaken) => isTaken || setWanted(undefined));
  };
  return [shown, toggle];
}
