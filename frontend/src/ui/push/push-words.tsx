/** For iOS, where only what stands on the Home Screen may send notices. */
export function HomeScreen() {
  return (
    <>
      <b>To be told on this device</b> tap Share, then “Add to Home Screen”, open the site from there and turn
      on notices.
    </>
  );
}

/** Only the browser's own settings change it: it does not ask twice. */
export function NotAllowed() {
  return (
    <>
      <b>The browser does not let this site send notices.</b> You can allow them in its settings for this
      site.
    </>
  );
}
