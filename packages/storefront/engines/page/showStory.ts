/** How a story ended, as Storybook tells it. */
interface StoryEnd {
  storyId: string;
  status: "success" | "error" | "aborted";
}

interface Channel {
  on(event: string, listener: (told: never) => void): void;
  off(event: string, listener: (told: never) => void): void;
  emit(event: string, told: object): void;
}

/** Runs in the frame of the stories: draws one of them in place of the last, and plays it. Rejects if it fails. */
export function showStory(id: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
  return new Promise((resolve, reject) => {
    let reason = "";
    const failed = ({ message }: Error) => {
      reason ||= message;
    };
    const ended = ({ storyId, status }: StoryEnd) => {
      if (storyId !== id) return;
      for (const event of failures) channel.off(event, failed);
      channel.off("storyFinished", ended);
      if (status === "success") resolve();
      else reject(new Error(`${id} failed: ${reason || status}`));
    };
    const failures = ["playFunctionThrewException", "storyThrewException", "unhandledErrorsWhilePlaying"];
    for (const event of failures) channel.on(event, failed);
    channel.on("storyFinished", ended);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
}
