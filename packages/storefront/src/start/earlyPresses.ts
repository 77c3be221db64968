/**
 * Presses, choices, typed text and submits in a page that the server has sent, before the shop's code can do them
 * (ADR 0042). `start.ts` keeps them; the shop does them with `doEarlyPress` once React has taken over.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor did before the code was there. */
interface EarlyPress {
  /** The event as the browser sent it. */
  event: Event;
  /** The control, or the form of a submit. */
  control: HTMLElement;
  /** Its place among those that look the same, for a part that React draws again. */
  place: number;
  /** The text or choice in a field, or whether a box is ticked, right after the event. */
  value?: string | boolean;
  /** Where the cursor was in the text then; null if the field has none. */
  cursor?: number | null;
  /** Whether its part of the page is taken over. */
  isAwake?: boolean;
}

interface EarlyPresses {
  /** In the order in which they came. */
  kept: EarlyPress[];
  /** True while one is done: its events pass. */
  doing: boolean;
  /** Keeps nothing more. */
  stop: () => void;
}

/** Id of the element that says that a press was not done; see `lateNotice` in `entry/render.tsx`. */
export const lateNoticeId = "late-notice";

/** How long a pressed button looks busy. Its press is not done after that, and the page says so. */
const longestMs = 15_000;
const types = ["click", "input", "compositionend", "change", "submit"];
const holder = globalThis as { earlyPresses?: EarlyPresses | undefined };

/** The controls that look like this one, in the order of the page. */
const alike = (control: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(`#root ${control.localName}`)].filter(
    (other) =>
      other.textContent === control.textContent &&
      other.ariaLabel === control.ariaLabel &&
      (other as HTMLInputElement).type === (control as HTMLInputElement).type,
  );
const bubbling = { bubbles: true } as const;
const isToggle = (control: HTMLElement) => /^(checkbox|radio)$/.test((control as HTMLInputElement).type);

/** Begins to keep what the visitor does in the page. Links, and forms with an address, work by themselves. */
export function keepPresses(): void {
  const kept: EarlyPress[] = [];
  const keep = (event: Event) => {
    const { type, target } = event;
    const control = (target as Element).closest<HTMLElement>("a,label,summary,button,input,select,textarea,form");
    const isClick = type === "click";
    const byItself = isClick ? /^(A|LABEL|SUMMARY|FORM|SELECT|TEXTAREA)$/ : /^A$/;
    if (early.doing || !control?.closest("#root") || byItself.test(control.tagName)) return;
    // React would do it a second time, or lose it while a part is not taken over.
    event.stopPropagation();
    const press: EarlyPress = { event, control, place: alike(control).indexOf(control) };
    if (isToggle(control)) {
      if (isClick) kept.push({ ...press, value: (control as HTMLInputElement).checked });
    } else if (isClick || type === "submit") {
      const { type: kind, form } = control as HTMLButtonElement;
      const submitted = isClick ? kind === "submit" && form : control;
      if ((submitted && submitted.hasAttribute("action")) || (isClick && !/^(submit|button|reset)$/.test(kind))) return;
      event.preventDefault();
      take(press);
    } else {
      const last = kept.at(-1);
      if (type !== "change" && last?.control === control && last.event.type !== "change") kept.pop();
      const { value, selectionStart: cursor } = control as TextField;
      kept.push({ ...press, value, cursor });
    }
  };
  const take = (press: EarlyPress) => {
    const { control } = press;
    kept.push(press);
    if (control.ariaDisabled !== "true") {
      control.dataset["taken"] = "";
      control.ariaBusy = "true";
    }
    setTimeout(() => {
      const index = kept.indexOf(press);
      if (index < 0) return;
      kept.splice(index, 1);
      release(control);
      document.getElementById(lateNoticeId)?.removeAttribute("hidden");
    }, longestMs);
  };
  // React may have drawn its own text over what was typed: the next letter must come after all of it. At `beforeinput`, WebKit
  // has already decided where.
  const restore = ({ target, isComposing }: KeyboardEvent) => {
    const last = isComposing ? undefined : kept.findLast((press) => press.control === target && isText(press));
    const field = target as TextField;
    if (last && field.value !== last.value) writePastReact(field, String(last.value), last.cursor);
  };
  const early: EarlyPresses = {
    kept,
    doing: false,
    stop: () => {
      types.forEach((type) => removeEventListener(type, keep, true));
      removeEventListener("keydown", restore, true);
    },
  };
  types.forEach((type) => addEventListener(type, keep, true));
  addEventListener("keydown", restore, true);
  holder.earlyPresses = early;
}

/** Ends the busy look of a pressed control. */
function release(control: HTMLElement): void {
  delete control.dataset["taken"];
  control.ariaBusy = null;
}

/** Forgets all presses: the page in which they came is not shown. */
export function dropEarlyPresses(): void {
  const early = holder.earlyPresses;
  early?.stop();
  for (const { control } of early?.kept.splice(0) ?? []) release(control);
  document.getElementById(lateNoticeId)?.remove();
  delete holder.earlyPresses;
}

/**
 * Does the first press that is kept, once its part of the page is taken over and not busy with an earlier one. Call it again
 * after React has drawn the change, until it returns false; then nothing is kept any more.
 */
export function doEarlyPress(): boolean {
  const early = holder.earlyPresses;
  const press = early?.kept[0];
  if (!early || !press) {
    dropEarlyPresses();
    return false;
  }
  const { event } = press;
  const control = controlOf(press);
  // Such as the price and stock of a variant that was chosen just before.
  const isBusy = control?.parentElement?.closest("[aria-busy=true]");
  const isComposing = (event as InputEvent).isComposing && document.activeElement === control;
  if (isBusy || isComposing) return true;
  if (!press.isAwake && control && performance.now() - event.timeStamp < 2 * longestMs) {
    // Nobody listens to it, but React takes over the part that it belongs to. The press comes after that is drawn.
    press.isAwake = reaches(early, control, "auxclick", () =>
      control.dispatchEvent(new MouseEvent("auxclick", bubbling)),
    );
    return true;
  }
  early.kept.shift();
  release(press.control);
  if (control) reaches(early, control, event.type, () => repeat(press, control));
  return true;
}

/** The element of a press, or the one in its place if React has drawn the part again. */
function controlOf({ control, place }: EarlyPress): HTMLElement | undefined {
  return control.isConnected ? control : alike(control)[place];
}

/** Whether an event gets to its element: React stops it on its way to a part that it cannot take over yet. */
function reaches(early: EarlyPresses, control: HTMLElement, type: string, send: () => void): boolean {
  let reached = control.matches(":disabled");
  const reach = () => {
    reached = true;
  };
  control.addEventListener(type, reach, true);
  early.doing = true;
  try {
    send();
  } finally {
    early.doing = false;
    control.removeEventListener(type, reach, true);
  }
  return reached;
}

function repeat({ event, value, cursor }: EarlyPress, control: HTMLElement): void {
  const { type } = event;
  const send = (next: Event) => control.dispatchEvent(next);
  const again = () => new (event.constructor as typeof Event)(type, event);
  if (type === "submit") (control as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  else if (type === "click") {
    // The browser has ticked it already, so React would see no change.
    if (typeof value === "boolean") (control as HTMLInputElement).checked = !value;
    send(again());
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(value);
    send(again());
  } else if (type === "change") {
    send(again());
    // A text is changed when the visitor leaves its field, or confirms it.
    send(new FocusEvent("focusout", bubbling));
  } else {
    write(control as TextField, String(value), cursor);
    send(new InputEvent("input", bubbling));
  }
}

/**
 * Sets a text so that React sees the change from what it has drawn. The cursor stays, or returns to where it was if React has
 * drawn its own text meanwhile.
 */
function write(field: TextField, text: string, cursor?: number | null): void {
  const { selectionStart, selectionEnd } = field;
  const [start, end] = field.value === text ? [selectionStart, selectionEnd] : [cursor, cursor];
  // The first through React's own property of the element, the second past it.
  field.value = field.defaultValue;
  writePastReact(field, text);
  if (document.activeElement === field && start != null) field.setSelectionRange(start, end ?? start);
}

function writePastReact(field: TextField, text: string, cursor?: number | null): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")?.set?.call(field, text);
  if (cursor != null) field.setSelectionRange(cursor, cursor);
}

const isText = ({ event: { type } }: EarlyPress) => type === "input" || type === "compositionend";

/**
 * Does what was typed before anything else, and shows again what was typed later: React may just have drawn its own text over
 * it. Call it when React has drawn and before the visitor can type on.
 */
export function keepEarlyTexts(): void {
  const early = holder.earlyPresses;
  const kept = early?.kept ?? [];
  for (let press = kept[0]; early && press && isText(press); press = kept[0]) {
    const [text, control] = [press, controlOf(press)];
    const isComposing = (text.event as InputEvent).isComposing && document.activeElement === control;
    if (!control || isComposing || !reaches(early, control, "input", () => repeat(text, control))) break;
    kept.shift();
  }
  const latest = new Map(kept.filter(isText).map((press) => [press.control, press]));
  for (const [control, { value, cursor }] of latest)
    if (!(control instanceof HTMLSelectElement) && (control as TextField).value !== value)
      writePastReact(control as TextField, String(value), document.activeElement === control ? cursor : null);
}
