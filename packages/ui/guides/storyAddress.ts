/** Address of a story in the Storybook around this page, with arguments if there are any. */
export function storyAddress(id: string, args?: string): string {
  const here = typeof location === "undefined" ? "http://localhost/" : location.href;
  const address = new URL("./", here);
  address.search = `?path=/story/${id}${args ? `&args=${args}` : ""}`;
  return address.href;
}
