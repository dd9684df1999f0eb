/** Creates a value on first use. Intl formats and collators take milliseconds each, and most pages do not use them all. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
