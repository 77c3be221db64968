/** Words for the help centre. */
export const words = {
  article: {
    heading: "Help centre",
    categories: "Help topics",
    all: "All articles",
    search: "Search titles",
    listFailed: "Couldn't load the articles",
    failed: "Couldn't load the article",
    none: "No articles here",
    noneText: "Try another topic.",
    noneFound: "No article titles contain “{{title}}”",
    noneFoundText: "Try a shorter word, or browse the topics.",
    showAll: "Show all articles",
    gone: "That article is no longer available. Try one of these:",
    text: "Article",
    updated: "Updated {{date}}",
    print: "Print",
    neighbours: "More on this topic",
    previous: "Previous",
    next: "Next",
  },
};
