/** Words for topic pages. */
export const words = {
  topic: {
    title: "Topic",
    failed: "Couldn't load the topic",
    broken: "This topic can't be shown",
    brokenNamed: "“{{name}}” can't be shown",
    brokenText: "Its pictures and products are missing or can't be read. Try again later, or see what else is on sale.",
    ended: "This topic has ended",
    endedText: "Its products may still be on sale. Search for them, or see what's on now.",
  },
  share: {
    copy: "Copy link",
    copied: "Link copied",
    refused: "Your browser blocked copying. You can copy the link from the address bar.",
  },
};
