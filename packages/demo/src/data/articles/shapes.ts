import type { Bilingual } from "../../family.ts";

/** Kinds of article categories, as the contract names them. */
export type ArticleCategoryType = "STORE_ARTICLE" | "ANNOUNCEMENT" | "PLATFORM_INFORMATION" | "OTHER";

/** Kinds of articles, as the contract names them. */
export type ArticleType =
  | "ABOUT"
  | "PRIVACY_POLICY"
  | "USER_AGREEMENT"
  | "LICENSE_INFORMATION"
  | "STORE_REGISTER"
  | "OTHER";

/** A heading of the help pages; two levels. */
export interface ArticleCategoryEntry {
  /** Unique, kebab case. Ids are derived from it, so it never changes. */
  key: string;
  name: Bilingual;
  type: ArticleCategoryType;
  children?: readonly ArticleCategoryEntry[];
}

/** An article. `content` is HTML with p, h3, ul, li, strong and a only. */
export interface ArticleEntry {
  /** Unique, kebab case; `about`, `contact`, `help` and `privacy` are linked from the footer. */
  key: string;
  category: string;
  type: ArticleType;
  title: Bilingual;
  content: Bilingual;
  /** Days before the seed when it was published. */
  daysAgo: number;
}
