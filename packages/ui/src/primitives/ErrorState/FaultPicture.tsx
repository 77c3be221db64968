/** Why something could not be shown. */
export type FaultKind = "offline" | "timeout" | "notFound" | "refused" | "fault";

const parcel = "M22 38 46 26l24 12v28L46 78 22 66ZM22 38l24 12 24-12M46 50v28M34 32l24 12";

/** The sign on the parcel, around 70, 66. */
const signs: Readonly<Record<FaultKind, string>> = {
  offline: "M61 63a13 13 0 0 1 18 0M65 68a7 7 0 0 1 10 0M70 74v.1M60 76 80 56",
  timeout: "M70 57v10l6 4",
  notFound: "M76 66a6 6 0 1 1-12 0 6 6 0 0 1 12 0M74 70l5 5",
  refused: "M63 65h14v10H63ZM66 65v-4a4 4 0 0 1 8 0v4",
  fault: "M70 57v11M70 75v.1",
};

/** A parcel that does not arrive, and the sign of what keeps it. */
export function FaultPicture({ kind }: { kind: FaultKind }) {
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={parcel} opacity="0.7" />
      <circle cx="70" cy="66" r="17" fill="var(--sundry-fault-ground, Canvas)" />
      <path d={signs[kind]} />
    </svg>
  );
}
