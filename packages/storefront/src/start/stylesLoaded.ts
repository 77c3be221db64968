/** Resolves when the styles that `start.ts` asked for are here; a sheet that cannot be had keeps nobody from the shop. */
export async function stylesLoaded(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[data-styles]")];
  await Promise.all(sheets.filter(({ sheet }) => sheet === null).map(settled));
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(), { once: true });
    link.addEventListener("error", () => resolve(), { once: true });
  });
}
