import { loadCode } from "../../start/loadCode.ts";
import { reportFault } from "../data/reportFault.ts";

/** Where the shop's main colour is kept, so that it shows at once on the next visit. */
export const accentKey = "accent";

/** The style sheet with which the server has given the page the shop's colour, if it has. */
const linked = globalThis.document?.querySelector<HTMLLinkElement>("link[data-accent]");

/** The colour that the page has had from its first paint; undefined if the server has given none. */
export const linkedAccent = linked?.dataset["accent"];

let shown = linkedAccent ?? "";
let sheet: CSSStyleSheet | undefined;

/** Gives the shop a main colour, with all the tones that follow from it; without one, it has its own. HM-11. */
export async function showAccent(accent: string): Promise<void> {
  if (accent === shown) return;
  shown = accent;
  if (linked) linked.disabled = true;
  try {
    if (accent === "") {
      sheet?.replaceSync("");
      return;
    }
    const { brandStyleSheet, createBrand } = await loadCode(() => import("@sundry/ui/theme/brand"));
    if (accent !== shown) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(brandStyleSheet(createBrand({ name: "own", accent }), { reach: "document" }));
  } catch {
    // No colour, or one without readable tones: the shop keeps its own.
    reportFault("answer", "site.get settingValue accent");
  }
}
