/** The buyer's choice; `system` follows the device. */
export type ThemeChoice = "light" | "dark" | "system";

const key = "theme";

/** The stored choice; `system` if there is none or storage is blocked. */
export function storedTheme(): ThemeChoice {
  try {
    const value = localStorage.getItem(key);
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

/** Shows a theme now and on the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice);
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Private mode: the choice lasts as long as the page.
  }
}

/** Sets the attribute that the rules of the themes match. */
export function showTheme(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}
