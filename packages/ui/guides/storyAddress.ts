/** Address of a story in the Storybook around this page, with arguments if there are any. */
export function storyAddress(id: string, args?: string): string {
  return addressOf(`/story/${id}${args ? `&args=${args}` : ""}`);
}

/** Address of the page of a component, by its title in the sidebar such as `Primitives/Dialog`. */
export function docsAddress(title: string): string {
  return addressOf(`/docs/${title.toLowerCase().replace("/", "-")}--docs`);
}

function addressOf(path: string): string {
  const here = typeof location === "undefined" ? "http://localhost/" : location.href;
  const address = new URL("./", here);
  address.search = `?path=${path}`;
  return address.href;
}
