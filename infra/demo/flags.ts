/** As long as the product itself leaves a flag up. */
const FLAG_UP_MS = 30 * 60_000;

/** Two flags that the administrator raises on tables of open gaming, as `import-data` takes them. */
export function flags(now: Date) {
  const until = new Date(now.getTime() + FLAG_UP_MS).toISOString();
  return [
    { tableId: 'c3', colour: 'green', players: 3, gameName: 'Carcassonne', until },
    { tableId: 'd2', colour: 'yellow', gameName: 'Azul', until },
  ];
}
