/** What a letter says, before it is HTML or plain text. All texts are plain and in the reader's language. */
export interface Draft {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  /** The one thing to do. `path` is an address of the shop. */
  action: { label: string; path: string };
  orders?: readonly DraftOrder[];
  sums?: readonly DraftSum[];
  /** Short texts with a heading, such as an address. */
  facts?: readonly DraftFact[];
  /** Why the reader gets the letter. */
  why: string;
}

export interface DraftOrder {
  /** The store. */
  heading: string;
  sn: string;
  lines: readonly DraftLine[];
}

export interface DraftLine {
  name: string;
  /** Chosen options, and how many pieces are made to order; empty if there is neither. */
  options: string;
  /** Pieces and their price. */
  count: string;
  /** Empty where it doesn't matter, as in a parcel. */
  amount: string;
}

export interface DraftSum {
  label: string;
  amount: string;
  isTotal?: boolean;
}

export interface DraftFact {
  label: string;
  lines: readonly string[];
  /** A page outside the shop: that of a carrier. */
  link?: { label: string; address: string };
}
