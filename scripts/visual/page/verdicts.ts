import type { GivenVerdict, Review, ReviewPicture, Verdict, Verdicts } from "../review.ts";

/** The verdicts of this review. They survive a reload, and become a file when the reviewer downloads them. */
export interface VerdictBook {
  on(picture: ReviewPicture): GivenVerdict | null;
  /** Sets the verdict on some pictures; `null` takes it back. Returns a function that restores what was before. */
  give(pictures: readonly ReviewPicture[], verdict: Verdict | null): () => void;
  /** Adds what is wrong to a verdict. */
  note(picture: ReviewPicture, words: string): void;
  /** All verdicts as text of the file. */
  file(): string;
}

const keptUnder = (review: Review) => `sundry-picture-review-${review.id}`;

/** Opens the verdicts: those of the file, then those that this browser kept. */
export function openVerdicts(review: Review, onChange: () => void): VerdictBook {
  const book = new Map<string, GivenVerdict>();
  for (const { name, given } of review.pictures) if (given) book.set(name, given);
  const kept = readKept(keptUnder(review));
  if (kept) {
    book.clear();
    for (const [name, given] of Object.entries(kept)) book.set(name, given);
  }

  const changed = () => {
    keep(keptUnder(review), Object.fromEntries(book));
    onChange();
  };
  const put = (name: string, given: GivenVerdict | null) => {
    if (given) book.set(name, given);
    else book.delete(name);
  };

  return {
    on: ({ name }) => book.get(name) ?? null,
    give(pictures, verdict) {
      const before = pictures.map(({ name }) => [name, book.get(name) ?? null] as const);
      for (const { name, fingerprint } of pictures) put(name, verdict && { verdict, fingerprint });
      changed();
      return () => {
        for (const [name, given] of before) put(name, given);
        changed();
      };
    },
    note({ name }, words) {
      const given = book.get(name);
      if (!given) return;
      const { verdict, fingerprint } = given;
      put(name, { verdict, fingerprint, ...(words !== "" && { note: words }) });
      changed();
    },
    file() {
      const sorted = [...book].toSorted(([one], [other]) => (one < other ? -1 : 1));
      return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    },
  };
}

/** Only this page writes here, but a browser without storage, or a broken entry, must not stop the review. */
function readKept(key: string): Verdicts | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Verdicts | null;
  } catch {
    return null;
  }
}

function keep(key: string, verdicts: Verdicts): void {
  try {
    localStorage.setItem(key, JSON.stringify(verdicts));
  } catch {
    // The verdicts are in the page until it closes.
  }
}
