/** What to look for in a page: a role with a name, as assistive technology knows it. */
export interface Wanted {
  role: string;
  /** Whole name, or the source of a regular expression between slashes. */
  name: string;
  /** Only inside an element of this role and name. */
  inside?: Pick<Wanted, "role" | "name">;
  /** Whether what covers it matters: it has to be pressed. */
  pressed?: boolean;
}

/** Where it is in the window, and what it says. */
export interface Found {
  x: number;
  y: number;
  text: string;
  value: string;
  state: string;
}

/** The library that knows roles and names, as its own script adds it to a page. */
interface Library {
  queryAllByRole: (
    container: HTMLElement,
    role: string,
    options: { name: string | RegExp; hidden: boolean },
  ) => HTMLElement[];
  queryAllByLabelText: (container: HTMLElement, text: string | RegExp, options: { selector: string }) => HTMLElement[];
}

/**
 * Runs in the page, with Testing Library in it: waits until exactly one such element is visible, still, and, if it is
 * to be pressed, enabled and not covered; scrolls to it. Also looks into frames of the shop. Rejects after the time, in
 * ms, with what is in the way.
 */
export async function find(wanted: Wanted, patience: number): Promise<Found> {
  const { TestingLibraryDom: library } = globalThis as unknown as { TestingLibraryDom: Library };
  const pattern = (name: string) => (/^\/.*\/$/.test(name) ? new RegExp(name.slice(1, -1)) : name);
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest("[aria-hidden=true],[inert]");
  const named = (containers: readonly HTMLElement[], role: string, name: string) =>
    containers.flatMap((container) =>
      [
        ...library.queryAllByRole(container, role, { name: pattern(name), hidden: true }),
        // A field for a password has no role.
        ...(role === "textbox"
          ? library.queryAllByLabelText(container, pattern(name), { selector: "input[type=password]" })
          : []),
      ].filter(isVisible),
    );
  const bodies = () =>
    [document, ...[...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument)].flatMap((one) =>
      one?.body ? [one.body] : [],
    );
  /** Where the frame of an element is in the window. */
  const originOf = ({ ownerDocument: { defaultView } }: HTMLElement) => {
    const frame = defaultView?.frameElement?.getBoundingClientRect();
    return { left: frame?.left ?? 0, top: frame?.top ?? 0 };
  };
  const next = () => new Promise((resolve) => setTimeout(resolve, 50));
  const until = Date.now() + patience;
  let why = "";
  let before = "";
  for (; Date.now() < until; await next()) {
    const containers = wanted.inside ? named(bodies(), wanted.inside.role, wanted.inside.name) : bodies();
    const all = named(containers, wanted.role, wanted.name);
    const [element] = all;
    if (!element || all.length > 1) {
      why = `${all.length} are there`;
      continue;
    }
    if (wanted.pressed) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const place = `${box.left} ${box.top} ${box.width}`;
    const isStill = place === before;
    before = place;
    if (!isStill) {
      why = "it moves";
      continue;
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (wanted.pressed) {
      if (element.matches(":disabled, [aria-disabled=true]")) {
        why = "it is disabled, or busy";
        continue;
      }
      const top = element.ownerDocument.elementFromPoint(x, y);
      const label = (element as HTMLInputElement).labels?.[0];
      if (!top || !(element.contains(top) || top.contains(element) || label?.contains(top))) {
        why = `covered by ${top?.outerHTML.slice(0, 150)}`;
        continue;
      }
    }
    const origin = originOf(element);
    return {
      x: origin.left + x,
      y: origin.top + y,
      text: element.textContent ?? "",
      value: (element as HTMLInputElement).value ?? "",
      state:
        ["aria-pressed", "aria-checked", "aria-selected", "aria-expanded"]
          .map((name) => element.getAttribute(name))
          .concat((element as HTMLInputElement).checked ? "true" : null)
          .find((value) => value !== null) ?? "",
    };
  }
  throw new Error(`${wanted.role} “${wanted.name}”: ${why}. The page is ${location.href}`);
}
