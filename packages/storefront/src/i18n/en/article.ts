/** Words of the help pages and the special pages. */
export const words = {
  article: {
    heading: "Help centre",
    categories: "Help topics",
    all: "All articles",
    search: "Search in titles",
    listFailed: "The articles did not load",
    failed: "The article did not load",
    none: "No articles here",
    noneText: "Other topics have some.",
    noneFound: "No article has “{{title}}” in its title",
    noneFoundText: "Try a shorter word, or look through the topics.",
    showAll: "Show all articles",
    gone: "That article is not here any more. These are:",
    text: "Text",
    updated: "Updated {{date}}",
    print: "Print",
    neighbours: "More on this topic",
    previous: "Previous",
    next: "Next",
  },
};
