/** Keeps the style sheets of one document in another. Returns a function that stops it. */
export function mirrorStyles(from: Document, to: Document): () => void {
  const copies = new Map<Node, Node>();
  const update = () => {
    const sheets = new Set<Node>(from.querySelectorAll('head style, head link[rel="stylesheet"]'));
    for (const [sheet, copy] of copies)
      if (!sheets.has(sheet)) {
        copy.parentNode?.removeChild(copy);
        copies.delete(sheet);
      }
    for (const sheet of sheets) {
      const copy = copies.get(sheet);
      if (!copy) copies.set(sheet, to.head.appendChild(to.importNode(sheet, true)));
      else if (copy.textContent !== sheet.textContent) copy.textContent = sheet.textContent;
    }
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(from.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
