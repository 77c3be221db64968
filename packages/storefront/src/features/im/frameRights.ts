const rights = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/**
 * What the frame of a chat page may do. One from our own address has no origin in there, so that it can't reach the session that
 * the shop keeps; one from elsewhere keeps its own, which is not ours anyway (product 28).
 */
export function frameRights(address: string, ownOrigin: string): string {
  return new URL(address).origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
