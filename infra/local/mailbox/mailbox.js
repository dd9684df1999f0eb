// New mails appear by themselves: the list is fetched again and put in place when it has changed.
const REFRESH_MS = 2000;

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('list');
  const shown = document.getElementById('list');
  if (!fresh || !shown || fresh.innerHTML === shown.innerHTML) return;
  const focused = shown.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
  const top = shown.scrollTop;
  shown.replaceChildren(...fresh.childNodes);
  shown.scrollTop = top;
  if (focused) shown.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
}

setInterval(() => refresh().catch(() => undefined), REFRESH_MS);
