import { SkipLink } from "@sundry/ui/primitives/SkipLink";
import { type ReactNode, Suspense } from "react";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { BareFrame } from "./BareFrame.tsx";
import { OfflineNotice, PageMain } from "./PageMain.tsx";
import { ShopFrame } from "./ShopFrame.tsx";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

// Most visits see neither.
const CheckoutFrame = lazyPart(() => import("./CheckoutFrame.tsx").then((m) => ({ default: m.CheckoutFrame })));
const MemberFrame = lazyPart(() => import("../member/MemberFrame.tsx").then((m) => ({ default: m.MemberFrame })));

const surrounds = { shop: ShopFrame, checkout: CheckoutFrame, member: MemberFrame, bare: BareFrame } as const;

/** What surrounds a page: the whole shop, the reduced header of buying, the member centre's menu, or next to nothing. */
export type FrameKind = keyof typeof surrounds;

/** A page with what surrounds it. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  const Surround = surrounds[kind];
  return (
    <>
      <SkipLink target="content" />
      <OfflineNotice />
      <Suspense fallback={<Waiting kind={kind} />}>
        <Surround>{children}</Surround>
      </Suspense>
    </>
  );
}

function Waiting({ kind }: { kind: FrameKind }) {
  const Around = kind === "member" ? ShopFrame : PageMain;
  return (
    <Around>
      <PageSkeleton />
    </Around>
  );
}
