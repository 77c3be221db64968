import type { PictureSet } from "../../.storybook/modes.ts";

/** What happened to a picture: it differs, the earlier state did not have it, or the work tree no longer has it. */
export type ChangeKind = "changed" | "new" | "removed";

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that is not the same on both sides. */
export interface Change {
  /** Set and story: `desktop-light/primitives-button--primary`. */
  readonly name: string;
  readonly kind: ChangeKind;
  /** Size on the earlier side, `null` for a new picture. */
  readonly before: Size | null;
  /** Size in the work tree, `null` for a removed picture. */
  readonly after: Size | null;
  /** How many pixels differ; 0 unless `kind` is `changed`. */
  readonly pixels: number;
  /** Stands for exactly the pixels of the work tree's picture: 16 hexadecimal digits, `null` for a removed picture. */
  readonly fingerprint: string | null;
}

/** What a reviewer says about a picture. */
export type Verdict = "approved" | "rejected";

/** A verdict on one picture. It holds as long as the picture of the work tree has this fingerprint. */
export interface GivenVerdict {
  readonly verdict: Verdict;
  readonly fingerprint: string | null;
  /** What is wrong, in the reviewer's words. */
  readonly note?: string;
}

/** All verdicts, by name of the picture: what the review page downloads and `visual-verdicts.json` keeps. */
export type Verdicts = Readonly<Record<string, GivenVerdict>>;

/** A picture as the review page shows it. Addresses are relative to the page. */
export interface ReviewPicture extends Change {
  /** Group and component, as the title of the stories says: `Primitives / Button`. */
  readonly component: string;
  readonly story: string;
  /** What the picture was taken in; `null` if the set no longer exists. */
  readonly looks: Omit<PictureSet, "stories"> | null;
  readonly beforeFile: string | null;
  readonly afterFile: string | null;
  readonly differenceFile: string | null;
  /** The verdict of the file, if it still holds. */
  readonly given: GivenVerdict | null;
}

/** Everything the review page shows. */
export interface Review {
  /** Stands for this comparison, so that a reviewer's unfinished work is found again after a reload. */
  readonly id: string;
  /** What the two sides are: a commit and the work tree. */
  readonly sides: { readonly before: string; readonly after: string };
  /** How many pictures are the same on both sides. */
  readonly same: number;
  readonly pictures: readonly ReviewPicture[];
}
