/** Makes something when it is needed first. Formats and collators cost milliseconds each, and every page has their code. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
