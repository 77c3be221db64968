const landmarks = {
  navigation: "nav, [role='navigation']",
  complementary: "aside, [role='complementary']",
  search: "search, [role='search']",
  region: "section[aria-label], section[aria-labelledby], [role='region']",
  form: "form[aria-label], form[aria-labelledby]",
} as const;

/**
 * What is wrong with the outline of the page as it is, in any language: a page that stands without exactly one title of
 * the first level, or two landmarks that a screen reader lists under one name (HM-16).
 */
export function outlineFaults(): readonly string[] {
  const main = [...document.querySelectorAll("main")].find((part) => part.checkVisibility());
  const isLoading = main?.querySelector("[data-component='Skeleton']") !== null;
  const titles = main?.querySelectorAll("h1").length ?? 0;
  const names = Object.entries(landmarks).flatMap(([role, selector]) =>
    [...document.querySelectorAll(selector)]
      .filter((part) => part.checkVisibility())
      .map((part) => `${role} “${nameOf(part)}”`),
  );
  return [
    ...(main && !isLoading && titles !== 1 ? [`${titles} titles of the first level`] : []),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `two landmarks ${name}`),
  ];
}

function nameOf(part: Element): string {
  const ids = part.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  return words.trim() || part.getAttribute("aria-label") || "";
}
