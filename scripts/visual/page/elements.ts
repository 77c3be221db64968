/** Finds an element of `index.html` by its id. Throws an Error if the page does not have it. */
export function byId<Found extends HTMLElement>(id: string): Found {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element ${id}.`);
  return found as Found;
}

/** Makes an element with attributes (a `false` or missing one is left out) and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number | boolean | null>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/** A button that does something. */
export function makeButton(
  attributes: Readonly<Record<string, string | number | boolean | null>>,
  onPress: () => void,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const button = make("button", { type: "button", ...attributes }, ...children);
  button.addEventListener("click", onPress);
  return button;
}
