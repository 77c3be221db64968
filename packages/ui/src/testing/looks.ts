/**
 * How every element of our components on the page looks, as lines of text: what it is, then its computed styles. What a site puts
 * into a component has no class of ours and looks as the site wants. Stands alone, so that a test can run it in another page.
 */
export function looks(): string[] {
  const properties = [
    "display",
    "margin",
    "padding",
    "border",
    "background-color",
    "color",
    "font-family",
    "font-size",
    "font-weight",
    "line-height",
    "letter-spacing",
    "text-align",
    "text-decoration-line",
    "list-style-type",
    "cursor",
    "inline-size",
    "block-size",
  ];
  const components = [...document.querySelectorAll("[data-component]:not([data-component] [data-component])")];
  return components
    .flatMap((component) => [component, ...component.querySelectorAll('[class*="sundry_"], .lucide')])
    .map((element) => {
      const component = element.closest("[data-component]")?.getAttribute("data-component");
      const style = getComputedStyle(element);
      const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${component} ${element.localName} ${element.getAttribute("class")} {${values.join("; ")}}`;
    });
}

/** What differs between two answers of {@link looks}, by element: `Button button …: margin: 2px | 0px`. */
export function lookDifferences(one: readonly string[], other: readonly string[]): string[] {
  if (one.length !== other.length) return [`${one.length} elements | ${other.length} elements`];
  return one.flatMap((line, index) => {
    const [name = "", values = ""] = line.split(" {");
    const others = other[index]?.split(" {")[1]?.split("; ") ?? [];
    const changed = values.split("; ").flatMap((value, place) => {
      const another = others[place] ?? "";
      return value === another ? [] : [`${value} | ${another.replace(/^[^:]*: /, "")}`];
    });
    return changed.length > 0 ? [`${name}: ${changed.join("; ")}`] : [];
  });
}
