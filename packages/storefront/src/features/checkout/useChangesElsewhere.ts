import type { CartView } from "@sundry/api/contract/entities/basket";
import { useLayoutEffect, useRef, useState } from "react";
import { type Change, changesElsewhere, type OwnChoice } from "./changesElsewhere.ts";

/**
 * The changes in the order that the buyer did not make on this page, so that nothing changes silently (BU-05). `own` names what the
 * buyer is changing, until the page is no longer `pending`.
 */
export function useChangesElsewhere(view: CartView | undefined, pending: boolean) {
  const shown = useRef<CartView>(undefined);
  const ownChoices = useRef(new Set<OwnChoice>());
  const told = useRef(false);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  // Layout effects: a page may make a choice for the buyer in an effect of the same commit, which must not be cleared.
  useLayoutEffect(() => {
    const before = shown.current;
    if (!view || before === view) return;
    shown.current = view;
    const found = before && !told.current ? changesElsewhere(before, view, ownChoices.current) : [];
    if (found.length > 0) setChanges(found);
  }, [view]);
  useLayoutEffect(() => {
    if (pending) return;
    ownChoices.current.clear();
    told.current = false;
  }, [pending]);
  return {
    changes,
    own: (choice: OwnChoice): void => void ownChoices.current.add(choice),
    /** The next state is reported elsewhere. */
    tell: (): void => {
      told.current = true;
      setChanges([]);
    },
  };
}
