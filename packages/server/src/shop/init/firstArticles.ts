import type { articles } from "#server/db/schema/content.ts";

type Article = Pick<typeof articles.$inferInsert, "id" | "type" | "title" | "content">;

/** The articles behind the footer's links, by key. The merchant writes their own in place of these. */
export function firstArticles(name: string): Article[] {
  const later = {
    en: `<p>${escaped(name)} writes this page soon.</p>`,
    zh: `<p>${escaped(name)}即将发布本页内容。</p>`,
  };
  return [
    { id: "about", type: "ABOUT", title: { en: "About us", zh: "关于我们" }, content: later },
    { id: "contact", type: "OTHER", title: { en: "Contact us", zh: "联系我们" }, content: later },
    { id: "help", type: "OTHER", title: { en: "Help", zh: "帮助中心" }, content: later },
    { id: "privacy", type: "PRIVACY_POLICY", title: { en: "Privacy", zh: "隐私政策" }, content: later },
  ];
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
