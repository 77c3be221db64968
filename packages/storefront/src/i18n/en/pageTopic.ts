/** Words for topic pages. */
export const words = {
  topic: {
    title: "Topic",
    failed: "Couldn't load the topic",
    ended: "This topic has ended",
    endedText: "Its products may still be on sale. Search for them, or see what's on now.",
  },
  share: {
    copy: "Copy link",
    copied: "Link copied",
    refused: "Your browser blocked copying. You can copy the link from the address bar.",
  },
};
