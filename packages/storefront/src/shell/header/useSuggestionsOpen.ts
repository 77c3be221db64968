import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";

/**
 * Opens the suggestions below the search on typing, a click or an arrow key in the box; not on focus alone, which a
 * page may set. Arrow keys move between them; Escape and leaving close them. Keys of an input method are ignored
 * (HM-05).
 */
export function useSuggestionsOpen(field: RefObject<HTMLElement | null>) {
  const [suggesting, setSuggesting] = useState(false);
  const [composing, setComposing] = useState(false);
  const close = () => setSuggesting(false);
  const box = () => field.current?.querySelector("input");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && suggesting) {
      event.preventDefault();
      close();
      box()?.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      setSuggesting(true);
      step(field.current, event);
    }
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node) || !event.currentTarget.contains(next)) close();
  };
  const open = (event: { target: EventTarget }) => {
    if (event.target === box()) setSuggesting(true);
  };
  return {
    suggesting,
    /** Whether an input method is composing: the text in the box is not final yet. */
    composing,
    close,
    fieldProps: {
      onKeyDown,
      onBlur,
      onInput: open,
      onClick: open,
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}

/** Moves the focus between the box and the suggestions, wrapping at both ends. */
function step(root: HTMLElement | null, event: KeyboardEvent): void {
  const places = [
    ...(root?.querySelectorAll<HTMLElement>("input[type='search'], [role='dialog'] :is(a, button)") ?? []),
  ];
  const here = places.indexOf(document.activeElement as HTMLElement);
  if (here < 0 || places.length < 2) return;
  event.preventDefault();
  places.at((here + (event.key === "ArrowDown" ? 1 : -1)) % places.length)?.focus();
}
