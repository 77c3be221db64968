/**
 * Text that React keeps as a node of its own: text beside other children, or the bare text that a component returns. A
 * browser's translator moves such a node into an element that it makes. React then breaks the page when it removes or
 * moves the node, and changes it without effect. Text that is the only child of its element is safe, because React
 * replaces all of it.
 */
export function looseText(within: ParentNode & Node): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    // React marks every node that it made by itself.
    const isOfReact = Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
    if (isOfReact && /[\p{L}\p{N}]/u.test(text)) found.push(`${text} in ${placeOf(node.parentElement)}`);
  }
  return [...new Set(found)];
}

/** An element without its text and its styles, with the component that it belongs to. */
function placeOf(element: Element | null): string {
  if (!element) return "nothing";
  const component = element.closest("[data-component]")?.getAttribute("data-component") ?? "no component";
  const { outerHTML } = element;
  return `${component}: ${outerHTML.replace(/ (class|style)="[^"]*"/g, "").slice(0, 160)}`;
}
