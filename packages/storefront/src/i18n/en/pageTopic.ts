/** Words of special pages. */
export const words = {
  topic: {
    title: "Topic",
    failed: "The topic did not load",
    ended: "This topic has ended",
    endedText: "Its goods may still be on sale. Search for them, or see what is on now.",
  },
  share: {
    copy: "Copy the link",
    copied: "Link copied",
    refused: "The browser did not allow copying. The address is in its address bar.",
  },
};
