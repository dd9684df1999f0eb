/** The `<font>` that a browser's translator has put in the place of a text that React made. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Keeps pages alive that the browser translates. It takes texts out of the page and puts its own there, of which React knows nothing:
 * the next change beside such a text would fail and take the whole page with it, and a number that changes would still show as it was.
 * So a text comes back to its place before React changes it or something beside it, and is translated anew.
 */
export function keepTranslatedPage(): void {
  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      bringBack(target);
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isOfTranslator);
        if (!standIn) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      return has(this, child) ? removeChild.call(this, child) : child;
    },
    insertBefore(this: Node, added: Node, next: Node | null) {
      return insertBefore.call(this, added, next && has(this, next) ? next : null);
    },
  });
}

const isOfTranslator = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

function has(parent: Node, child: Node): boolean {
  if (child.parentNode !== parent) bringBack(child);
  return child.parentNode === parent;
}

function bringBack(text: Node): void {
  standIns.get(text)?.replaceWith(text);
  standIns.delete(text);
}
