/** The articles that every footer links: keys of the words and of the settings (HM-09). */
export const articles = ["about", "contact", "help", "privacy"] as const;
