const rights = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/**
 * The sandbox of the chat frame. A page from our own address gets no origin, so that it can't reach the shop's session;
 * a page from elsewhere keeps its own (product 28).
 */
export function frameSandbox(address: string, ownOrigin: string): string {
  return new URL(address).origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
