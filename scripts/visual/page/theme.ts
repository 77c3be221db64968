import { byId } from "./elements.ts";

const KEPT = "sundry-picture-review-theme";

/** Lets the reviewer change between light and dark. Until then the page follows the device. */
export function followTheme(): void {
  const page = document.documentElement;
  const button = byId("theme");
  const device = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (page.dataset.theme ? page.dataset.theme === "dark" : device.matches);
  const name = () => {
    button.textContent = isDark() ? "Light page" : "Dark page";
  };
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept === "light" || kept === "dark") page.dataset.theme = kept;
  } catch {
    // Without storage it follows the device.
  }
  device.addEventListener("change", name);
  button.addEventListener("click", () => {
    page.dataset.theme = isDark() ? "light" : "dark";
    name();
    try {
      localStorage.setItem(KEPT, page.dataset.theme);
    } catch {
      // The choice holds until the page closes.
    }
  });
  name();
}
