/** An interaction outside an overlay, as radix reports it. */
interface OutsideEvent {
  readonly detail: { readonly originalEvent: Event };
  preventDefault: () => void;
}

/**
 * Keeps a dialog or drawer open when the buyer uses something on top of it: an element marked with
 * `data-keeps-overlay-open`, such as a toast or the sidebar.
 */
export function keepOverlayOpen(event: OutsideEvent): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  // The target may be removed by now, as a toast is after its action.
  if (!target.isConnected || target.closest("[data-keeps-overlay-open]")) event.preventDefault();
}
