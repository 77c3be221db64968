import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inRoot } from "../run/root.ts";

/** Group and component of a story, and its name: `Primitives / Button` and `With icon`. */
export interface StoryName {
  readonly component: string;
  readonly story: string;
}

/** Names a story by the name of its picture, such as `primitives-button-with-icon`. */
export type NameStory = (picture: string) => StoryName;

const sources = ["packages/ui/src", "packages/storefront/src"];

/** What the title of stories becomes in the names of their pictures. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Reads the titles of all story files of the work tree. A picture that has none there is named by itself. */
export async function storyNames(): Promise<NameStory> {
  const titles = (await Promise.all(sources.map((folder) => titlesIn(inRoot(folder))))).flat();
  // "Primitives/Button/Gallery" before "Primitives/Button".
  const longestFirst = titles
    .map((title) => ({ title, id: idOf(title) }))
    .toSorted((a, b) => b.id.length - a.id.length);
  return (picture) => {
    const found = longestFirst.find(({ id }) => picture.startsWith(`${id}-`));
    if (!found) return { component: picture, story: "" };
    const { component, gallery } = titleParts(found.title);
    const story = sentence(picture.slice(found.id.length + 1));
    return { component, story: gallery ? `Gallery: ${story.toLowerCase()}` : story };
  };
}

async function titlesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".stories.tsx"));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap((text) => /title: "([^"]+)"/.exec(text)?.[1] ?? []);
}

function titleParts(title: string): { component: string; gallery: boolean } {
  const parts = title.split("/");
  const gallery = parts.at(-1) === "Gallery";
  return { component: (gallery ? parts.slice(0, -1) : parts).join(" / "), gallery };
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replaceAll("-", " ");
