const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that is safe in markup, also inside an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? "");
}
